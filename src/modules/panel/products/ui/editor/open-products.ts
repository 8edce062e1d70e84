const MOST = 50;
const NAMED = /^material-(\d+)$/;

/** Ids of the products that tabs of this browser have open, by the locks they hold; none where the browser has no locks. */
export async function openElsewhere(): Promise<number[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held
    .flatMap(({ name }) => NAMED.exec(name ?? "")?.[1] ?? [])
    .map(Number)
    .slice(0, MOST);
}

/** Tells the other tabs that this one has the product open, until what it answers is called. */
export function holdOpen(productId: number): () => void {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  void navigator.locks?.request(`material-${productId}`, { mode: "shared" }, () => left);
  return leave;
}
