import { expect, it } from "vitest";
import { takePoint } from "#platform/rate-limit.ts";
import { CODE_CHECKS } from "./limits.ts";

it("B093: sessenta códigos em meio minuto, e depois só esperando; a vizinhança ao lado não espera", async () => {
  const tries = await Promise.all(Array.from({ length: 80 }, () => takePoint(CODE_CHECKS, "203.0.113")));
  expect(tries.filter((wait) => wait === null)).toHaveLength(60);
  for (const wait of tries) expect(wait ?? 0).toBeLessThanOrEqual(30);
  expect(await takePoint(CODE_CHECKS, "198.51.100")).toBeNull();
});
