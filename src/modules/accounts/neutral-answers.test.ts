import { describe, expect, it } from "vitest";
import { createUser } from "../../../tests/factories.ts";
import { freshCaller, freshEmail } from "../../../tests/mailbox.ts";
import { requestCode } from "./request-code.ts";
import { requestReset } from "./request-reset.ts";

type Ask = (typed: { email: string }, caller: { ip: string }) => Promise<unknown>;

/** Processor time, threads included: what else the machine does meanwhile does not count. */
async function workMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe.each<[string, Ask]>([
  ["pedir um código", requestCode],
  ["pedir outra senha", requestReset],
])("%s does not tell strangers who has an account (B043)", (_, ask) => {
  it("answers the same", async () => {
    const user = await createUser({ email: freshEmail() });
    const known = await ask({ email: user.email }, freshCaller());
    expect(known).toEqual({ ok: true, value: undefined });
    expect(await ask({ email: freshEmail() }, freshCaller())).toEqual(known);
  });

  it("works for the same time", async () => {
    const knownMs: number[] = [];
    const unknownMs: number[] = [];
    for (let tries = 0; tries < 7; tries++) {
      const user = await createUser({ email: freshEmail() });
      knownMs.push(await workMs(() => ask({ email: user.email }, freshCaller())));
      unknownMs.push(await workMs(() => ask({ email: freshEmail() }, freshCaller())));
    }
    expect(Math.abs(Math.min(...knownMs) - Math.min(...unknownMs))).toBeLessThan(10);
  });
});
