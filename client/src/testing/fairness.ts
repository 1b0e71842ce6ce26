/** A fair shuffle; its numbers are those the server itself computes. */
import type { Kept } from "../fairness/keeping";
import { NOTHING } from "../fairness/keeping";
import type { Contribution, Fairness, Sealed, Statement } from "../wire";

export const sealedHouse: Sealed = {
  value: "00112233445566778899aabbccddeeff",
  salt: "ffeeddccbbaa99887766554433221100",
};
export const housePromise = "c647c4f781d85e2d0839b46867d3bf58919a6e231bd3c4877b9f9e3e3079d7af";

/** By the server, for the table t1. */
export const statement: Statement = {
  table: "t1",
  commitment: housePromise,
  at: 1000,
  chain: "",
  key: "ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c",
  signature:
    "ee12a0add42efb5ca4bb6b613face20dffcad4f4e4733c0e45067eb39f8834c2" +
    "a3fc088b6365d9d5edd46182c1678bed012531652aa05496f28012bad578d404",
};

export const annsPart: Sealed = { value: "0123456789abcdef0123456789abcdef", salt: "a".repeat(32) };
export const bensPart: Sealed = { value: "fedcba9876543210fedcba9876543210", salt: "b".repeat(32) };

export const ofAnn: Contribution = {
  seat: 0,
  name: "Ann",
  commitment: "80a40839a2328922d6463bb20bece7a931f8034bc9237f6f72da84c3faedf241",
  ...annsPart,
};
/** She came too late. */
export const ofCleo: Contribution = {
  seat: 1,
  name: "Cleo",
  commitment: "c".repeat(64),
  value: "",
  salt: "",
};
export const ofBen: Contribution = {
  seat: 2,
  name: "Ben",
  commitment: "413676023be922f983d2997025a04ca5e7dc5252204934432da8aa6cea0c4349",
  ...bensPart,
};
const everybody = [ofAnn, ofCleo, ofBen];

/** Of the server, Ann and Ben. */
export const seed = "290431021775111183581057741522120873583";
export const seedWithoutPlayers = "118674320888393917790363009156309092753";

/** While the game is played. */
export const fairness: Fairness = { commitment: housePromise, contributions: everybody };
/** When it is over. */
export const opened: Fairness = { ...fairness, house: sealedHouse, chain: "ab12" };

/** What Ann's browser knows. */
export const annKeeps: Kept = {
  ...NOTHING,
  house: housePromise,
  parts: [{ ...annsPart, fixed: everybody.map(({ commitment }) => commitment) }],
};
/** The same, if only these had been promised when it opened its part; nothing: it did not. */
export const annKeepsWith = (...fixed: Contribution[]): Kept => ({
  ...annKeeps,
  parts: [{ ...annsPart, fixed: fixed.map(({ commitment }) => commitment) }],
});

/** Before anything is opened. */
export const closed = (one: Contribution): Contribution => ({ ...one, value: "", salt: "" });
