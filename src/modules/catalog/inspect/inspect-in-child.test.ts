import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test, vi } from "vitest";

import { borrowChild, returnChild } from "../sandbox/children.ts";
import { craftPdf } from "./fixtures/craft-pdf.ts";
import { inspectInChild } from "./inspect-in-child.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-filho-"));
const file = path.join(folder, "a.pdf");
await writeFile(file, await craftPdf(2));
/** Hundreds of pages: no machine reads them in a millisecond. */
const long = path.join(folder, "longo.pdf");
await writeFile(long, await craftPdf(1_200));
afterAll(() => rm(folder, { recursive: true }));

const ENOUGH = { seconds: 60, memoryBytes: 1.5 * 1024 ** 3 };

test("answers the same as in process, and serves several requests at once", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => inspectInChild(file, "a.pdf")));
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { kind: "pdf", pageCount: 2 } });
  expect(await inspectInChild(file, "a.zip")).toEqual({ ok: false, reason: "type_mismatch" });
}, 60_000);

test("one that exceeds time or memory is ended, and the next request is served (B148)", async () => {
  expect(await inspectInChild(long, "longo.pdf", { ...ENOUGH, seconds: 0.001 })).toEqual({ ok: false, reason: "too_heavy" });
  expect(await inspectInChild(file, "a.pdf")).toMatchObject({ ok: true });
}, 60_000);

test.skipIf(process.platform !== "linux")(
  "the memory limit holds for the whole process (B148)",
  async () => {
    expect(await inspectInChild(file, "a.pdf", { ...ENOUGH, memoryBytes: 1024 ** 2 })).toEqual({
      ok: false,
      reason: "too_heavy",
    });
  },
  60_000,
);

test.each([
  ["SIGSEGV", "unreadable"],
  // The kernel, when the memory of a container is used up, and V8, when its own is.
  ["SIGKILL", "too_heavy"],
  ["SIGABRT", "too_heavy"],
] as const)(
  "a process that dies half-way by %s refuses the file as %s, without bringing anything down (B148)",
  async (signal, reason) => {
    const everyChild = await Promise.all([borrowChild(), borrowChild()]);
    everyChild.forEach(returnChild);
    const answer = inspectInChild(long, "longo.pdf");
    await vi.waitUntil(() => everyChild.some((child) => child.listenerCount("message") > 0));
    for (const child of everyChild) child.kill(signal);
    expect(await answer).toEqual({ ok: false, reason });
    expect(await inspectInChild(file, "a.pdf")).toMatchObject({ ok: true });
  },
  60_000,
);

test("a file that is not there is our fault, not a refusal", async () => {
  await expect(inspectInChild(path.join(folder, "nada"), "a.pdf")).rejects.toThrow("ENOENT");
}, 60_000);

test.skipIf(process.platform !== "linux")("the process that reads strangers' files receives no secret", async () => {
  expect(process.env.SESSION_SECRET).toBeTruthy();
  const child = await borrowChild();
  const environment = await readFile(`/proc/${child.pid}/environ`, "utf8");
  returnChild(child);
  expect(environment).not.toContain(process.env.SESSION_SECRET);
  expect(environment).not.toContain("DATABASE");
});
