import { expect, it } from "vitest";
import { takePoint } from "#platform/rate-limit.ts";
import { CODE_CHECKS } from "./limits.ts";

it("sixty codes in half a minute, and then only by waiting; the neighbours do not wait (B093)", async () => {
  const tries = await Promise.all(Array.from({ length: 80 }, () => takePoint(CODE_CHECKS, "203.0.113")));
  expect(tries.filter((wait) => wait === null)).toHaveLength(60);
  for (const wait of tries) expect(wait ?? 0).toBeLessThanOrEqual(30);
  expect(await takePoint(CODE_CHECKS, "198.51.100")).toBeNull();
});
