/** What a server has signed about its promise: it cannot deny it later. */
import { hashes, verify } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Statement } from "../wire";

hashes.sha512 = sha512;

/** Checking takes a few milliseconds, and the same statement is looked at again and again. */
const checked = new WeakMap<Statement, boolean>();

/** Whether the owner of its key has signed it. */
export function isSigned(statement: Statement): boolean {
  const known = checked.get(statement);
  if (known !== undefined) return known;
  const found = check(statement);
  checked.set(statement, found);
  return found;
}

function check({ table, commitment, at, chain = "", key = "", signature = "" }: Statement): boolean {
  const said = utf8ToBytes(JSON.stringify(["lastcall", table, commitment, at, chain]));
  try {
    return verify(hexToBytes(signature), said, hexToBytes(key), { zip215: false });
  } catch {
    return false;
  }
}
