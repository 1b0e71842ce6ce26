/** Addresses live behind the hash, so that one page on the server is enough: `#/cards/Brother%20Pell`. */

/** The parts of an address, readable: `#/cards/Brother%20Pell` is `["cards", "Brother Pell"]`. */
export function partsOf(hash: string): string[] {
  return hash
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean)
    .map(readable);
}

/** The address of these parts. */
export function linkTo(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign typed by hand is a letter like any other.
    return part;
  }
}

/** Where the browser is; pages that read it are drawn again when it changes. */
export class Place {
  parts: string[] = $state([]);

  constructor() {
    this.look();
  }

  /** Follow the address bar until the returned function is called. */
  follow(changed: () => void): () => void {
    const onChange = () => {
      this.look();
      changed();
    };
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }

  private look(): void {
    this.parts = partsOf(location.hash);
  }
}
