import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ok } from "#kit/outcome.ts";
import { announce, closeBus, listen, openBus } from "./bus.ts";
import { transact } from "./db.ts";
import { closeJobs, installJobs, startJobs } from "./jobs.ts";
import { type EmailKind, enqueueEmail } from "./outbox.ts";

const kind: EmailKind<object> = { name: "teste.acordar" };
let runs = 0;
let onRun: () => Promise<unknown> = async () => undefined;
let strangers = 0;
let work: { stop: () => Promise<void> };

beforeAll(async () => {
  await installJobs(process.env.DATABASE_URL ?? "");
  await openBus();
  const sweep = { name: "teste.varrer", everySeconds: 3_600, wokenBy: "emails", run: () => (runs++, onRun()) };
  work = await startJobs([], [sweep, { ...sweep, name: "teste.outra", wokenBy: "webhooks", run: async () => strangers++ }]);
});
afterAll(async () => {
  await work.stop();
  await closeBus();
  await closeJobs();
});

const write = (ref: string) =>
  transact(async (tx) => ok(await enqueueEmail(tx, kind, { ref, to: "ana@exemplo.com.br", payload: {} })));

it("a sweep runs as soon as something for it is stored, not at its hour", async () => {
  runs = 0;
  await write("um");
  await vi.waitFor(() => expect(runs).toBe(1));
  expect(strangers).toBe(0);
});

it("what is stored while it runs has it run once more, however many times it was woken", async () => {
  runs = 0;
  let heard = 0;
  const stop = listen(
    "order",
    () => heard++,
    () => undefined,
  );
  onRun = async () => {
    if (runs > 1) return;
    for (const ref of ["dois", "três", "quatro"]) await write(ref);
    // Announcements are heard in their order: once this one is, those of the e-mails were.
    await transact(async (tx) => ok(await announce(tx, "order", "depois")));
    await vi.waitFor(() => expect(heard).toBe(1));
  };
  await write("cinco");
  await vi.waitFor(() => expect(runs).toBe(2));
  await transact(async (tx) => ok(await announce(tx, "order", "por fim")));
  await vi.waitFor(() => expect(heard).toBe(2));
  expect(runs).toBe(2);
  stop();
});
