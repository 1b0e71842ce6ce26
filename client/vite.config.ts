import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8484";

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` } }),
    svelteTesting(),
  ],
  // Nothing is put into the pages as data: addresses, so that the server may forbid them.
  build: {
    outDir: "../src/lastcall/_web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: `http://${server}` },
      "/ws": { target: `ws://${server}`, ws: true },
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], restoreMocks: true },
});
