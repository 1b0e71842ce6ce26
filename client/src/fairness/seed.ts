/** The seed of a shuffle: nobody chooses it, and everybody can work it out afterwards. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Contribution, Sealed } from "../wire";

/** A value, a salt and a seed have this many bytes. */
const BYTES = 16;

// The hashes of the browser itself are missing where a house on the home network has no certificate.
const hashed = (text: string) => sha256(utf8ToBytes(text));

const chance = () => bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));

/** A value nobody can guess, and the salt that hides it until it is opened. */
export const draw = (): Sealed => ({ value: chance(), salt: chance() });

/** What is published about a value before it is opened. */
export const commitmentOf = ({ value, salt }: Sealed) => bytesToHex(hashed(`${salt}/${value}`));

/** Whether what was opened is what was promised; what was never opened breaks no promise. */
export const isHonest = ({ value = "", salt = "", commitment }: Contribution) =>
  value === "" || commitmentOf({ value, salt }) === commitment;

/** The parts that count, in the order of the seats. */
export const openedOf = (contributions: Contribution[]) =>
  contributions.filter(({ value }) => value).toSorted((one, other) => one.seat - other.seat);

/** The seed made from the server's value and the players' parts, as the table shows them. */
export function seedOf(house: string, contributions: Contribution[]): string {
  const values = [house, ...openedOf(contributions).map(({ value }) => value)];
  return BigInt(`0x${bytesToHex(hashed(values.join("/")).slice(0, BYTES))}`).toString();
}
