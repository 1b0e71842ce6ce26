import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { runnerImport, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8484";

/** Prints words without holes into the markup when pages are built: they are lighter if they need not fill them in. */
function printedWords(): Plugin {
  let words: unknown;
  const wordAt = (path: string) =>
    path.split(".").reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], words);
  return {
    name: "printed-words",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      words = (await runnerImport("./src/words/en/index.ts")).module;
    },
    transform(code, id) {
      if (!id.endsWith(".svelte")) return null;
      return code.replace(/(?<!\$)(=?)\{words\.([\w.]+)\}/g, (hole, is: string, path: string) => {
        const word = wordAt(path);
        if (typeof word !== "string") return hole;
        const printed = word.replace(/[&<>{}"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
        return is ? `="${printed}"` : printed;
      });
    },
  };
}

export default defineConfig({
  plugins: [
    printedWords(),
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
  // A busy machine is slow, not wrong: nothing here waits for the clock but a test that hangs.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
