import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { answerEarlierFile, dropEarlierFiles, storeClientFiles } from "./earlier-files.ts";

async function build(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  await mkdir(join(folder, "assets/painel"), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, "assets", name), text);
  return pathToFileURL(`${join(folder, "assets")}/`);
}
const ask = async (name: string, accept = "identity") =>
  answerEarlierFile(new Request(`http://feira/assets/${name}`, { headers: { "accept-encoding": accept } }));
const age = (days: number) => db.execute(sql`update client_files set replaced_at = replaced_at - make_interval(days => ${days})`);

it("serves the files of the build before this one, from wherever it ran, until thirty days after it", async () => {
  const [first, second] = [
    await build({ "a-1.js": "export const a = 1", "both-1.css": "b{}" }),
    await build({ "both-1.css": "b{}" }),
  ];
  await storeClientFiles(first);
  await rm(first, { recursive: true });
  await storeClientFiles(second);
  const answer = await ask("a-1.js", "gzip, br");
  expect(answer?.status).toBe(200);
  expect(answer?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer?.headers.get("content-encoding")).toBe("br");
  expect(answer?.headers.get("cache-control")).toContain("immutable");
  expect(await (await ask("a-1.js"))?.text()).toBe("export const a = 1");
  await age(29);
  await dropEarlierFiles();
  expect((await db.execute(sql`select name from client_files order by 1`)).rows).toEqual([
    { name: "a-1.js" },
    { name: "both-1.css" },
  ]);
  await age(2);
  await dropEarlierFiles();
  expect((await db.execute(sql`select name from client_files`)).rows).toEqual([{ name: "both-1.css" }]);
});

it("keeps the dashboard's own folder too", async () => {
  await storeClientFiles(await build({ "painel/sales-1.js": "export const sales = 1" }));
  await storeClientFiles(await build({ "painel/sales-2.js": "export const sales = 2" }));
  expect(await (await ask("painel/sales-1.js"))?.text()).toBe("export const sales = 1");
});

it("says that a name nobody had is not there, to be kept by no cache, and leaves other addresses alone", async () => {
  const answer = await ask("never-1.js");
  expect(answer?.status).toBe(404);
  expect(answer?.headers.get("cache-control")).toBe("no-store");
  expect(answerEarlierFile(new Request("http://feira/produtos"))).toBeNull();
  expect(answerEarlierFile(new Request("http://feira/assets/../segredo"))).toBeNull();
  expect(answerEarlierFile(new Request("http://feira/assets/a/b.js"))).toBeNull();
});

it("a build that comes back is not deleted with the one that took its place", async () => {
  const [one, two] = [await build({ "one-9.js": "1" }), await build({ "two-9.js": "2" })];
  await storeClientFiles(one);
  await storeClientFiles(two);
  await age(40);
  await storeClientFiles(one);
  await dropEarlierFiles();
  expect((await ask("one-9.js"))?.status).toBe(200);
});
