import { LICENSE_CODES, type License } from "#modules/catalog/rules/licenses.ts";
import { useVisit } from "../visit.ts";

type Standing = {
  /** Theirs under this licence already, or under one that allows more. */
  isOwned: boolean;
  /** The licence they have, of a product that is sold under a wider one too. */
  has: License | null;
};

/** How a product under a licence stands for this person. */
export function useStanding(productId: number, chosen: License): Standing {
  const visit = useVisit();
  const has = visit?.narrowLicenses[productId] ?? null;
  const isTheirs = visit?.ownedProductIds.includes(productId) ?? false;
  return { isOwned: isTheirs && (!has || LICENSE_CODES.indexOf(has) >= LICENSE_CODES.indexOf(chosen)), has };
}
