import { afterEach, expect, it } from "vitest";
import { silentNetwork } from "../../../tests/silent-network.ts";
import { closeBus, openBus } from "../bus.ts";
import { env } from "../env.ts";
import { readiness, startLeaving } from "./readiness.ts";

afterEach(closeBus);

it("says each part, and that requests may come", async () => {
  expect(await readiness(openBus)).toEqual({
    isReady: true,
    parts: { process: "ok", database: "ok", pool: "ok", files: "ok" },
  });
});

it("tells of an antivirus that is silent, which turns nobody away", async () => {
  env.CLAMAV_URL = "tcp://127.0.0.1:9";
  expect(await readiness(openBus)).toMatchObject({ isReady: true, parts: { antivirus: "down" } });
  delete env.CLAMAV_URL;
});

it("answers within its two seconds when the database swallows what it is asked", async () => {
  const right = env.DATABASE_URL ?? "";
  const network = await silentNetwork(right);
  env.DATABASE_URL = network.url;
  await openBus();
  network.silence();
  env.DATABASE_URL = right;
  const from = Date.now();
  expect(await readiness(() => Promise.resolve())).toMatchObject({ isReady: false, parts: { database: "down" } });
  expect(Date.now() - from).toBeLessThan(3_000);
  await network.close();
});

it("is not ready while the database cannot be reached", async () => {
  const failing = () => Promise.reject(new Error("no database"));
  expect(await readiness(failing)).toMatchObject({ isReady: false, parts: { database: "down" } });
});

it("is not ready from the moment the process is asked to stop", async () => {
  startLeaving();
  expect(await readiness(openBus)).toMatchObject({ isReady: false, parts: { process: "leaving", database: "ok" } });
});
