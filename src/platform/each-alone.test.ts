import { expect, it } from "vitest";
import { eachAlone } from "./each-alone.ts";

it("gives each its turn whatever the others do, and throws the first error in the end", async () => {
  const done: number[] = [];
  const all = eachAlone([1, 2, 3, 4], async (one) => {
    if (one % 2 === 0) throw new Error(`${one} failed`);
    done.push(one);
  });
  await expect(all).rejects.toThrow("2 failed");
  expect(done).toEqual([1, 3]);
  await expect(eachAlone([], async () => {})).resolves.toBeUndefined();
});
