/** Cards of one row. */
const MOST = 4;

/** What to show beside a product to this person: what is theirs or in their cart leaves its place to the next. */
export const besideFor = <T extends { id: number }>(
  near: readonly T[],
  owned: readonly number[],
  inCart: readonly number[],
): T[] => near.filter(({ id }) => !owned.includes(id) && !inCart.includes(id)).slice(0, MOST);
