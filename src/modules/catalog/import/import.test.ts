import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { csvRow } from "#kit/csv.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { col, readRows } from "#platform/read.ts";
import { createStore, createUser, viewerOf } from "../../../../tests/factories.ts";
import { products } from "../tables.ts";
import { checkImport } from "./check-import.ts";
import { findImportPage } from "./queries.ts";
import { runImport } from "./run-import.ts";
import { startImport } from "./start-import.ts";

let viewer: AuthorViewer;
beforeEach(async () => {
  const user = await createUser();
  await createStore({ ownerId: user.id });
  viewer = (await viewerOf(user)) as AuthorViewer;
});

const sheetOf = (titles: string[]) => csvRow(["titulo", "preco"]) + titles.map((title) => csvRow([title, "12,90"])).join("");

async function check(text: string): Promise<string> {
  const read = await checkImport(viewer, { fileName: "materiais.csv", text });
  if (!read.ok) throw new Error(read.reason);
  return read.value.importId;
}

const titles = async (): Promise<string[]> => {
  const rows = await readRows(
    db,
    { title: col.text`draft->>'title'` },
    (row) => sql`select ${row} from products where store_id = ${viewer.storeId} order by id`,
  );
  return rows.map((row) => row.title);
};

describe("the products spreadsheet", () => {
  it("is read without doing anything, and says line by line what there is; confirmed, only the good ones become drafts", async () => {
    const importId = await check("Título;Preço;Peso\nUm;12,90;3\nDois;doze;\num;10,00;\n\nQuatro;;");
    expect(await titles()).toEqual([]);
    const sheet = (await findImportPage(viewer.storeId, { planilha: importId }))?.sheet;
    expect(sheet).toMatchObject({
      status: "conferida",
      columns: ["titulo", "preco"],
      unknownColumns: ["Peso"],
      counts: { all: 4, wrong: 1, warned: 1, good: 3, made: 0 },
    });
    expect(sheet?.rows.map((row) => [row.line, row.isDraft, row.problems.map((one) => one.message)])).toEqual([
      [2, true, []],
      [3, false, ["Escreva o preço como 12,90."]],
      [4, true, ["O mesmo título da linha 2."]],
      [6, true, []],
    ]);
    const wrong = await findImportPage(viewer.storeId, { planilha: importId, ver: "erros" });
    expect(wrong?.sheet?.rows.map((row) => row.line)).toEqual([3]);
    expect((await startImport(viewer, importId)).ok).toBe(true);
    await runImport(importId);
    expect(await titles()).toEqual(["Um", "um", "Quatro"]);
    const done = (await findImportPage(viewer.storeId, { planilha: importId }))?.sheet;
    expect([done?.status, done?.counts.made]).toEqual(["pronta", 3]);
  });

  it.each([
    ["", "no_title_column"],
    ["preco\n12", "no_title_column"],
    ["titulo;preco", "empty_sheet"],
    ["titulo;Título\na;b", "repeated_column"],
    ['titulo\n"a', "open_quote"],
    [`titulo\n${"a\n".repeat(501)}`, "too_many_rows"],
  ])("%j is refused: %s", async (text, reason) => {
    expect(await checkImport(viewer, { fileName: "x.csv", text })).toMatchObject({ reason });
  });

  it("confirmed twice and carried out by two at once, each line becomes one draft (INV-32)", async () => {
    const names = Array.from({ length: 60 }, (_, index) => `Material ${index}`);
    const importId = await check(sheetOf(names));
    const answers = await Promise.all([startImport(viewer, importId), startImport(viewer, importId)]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, true]);
    await Promise.all([runImport(importId), runImport(importId), runImport(importId)]);
    await runImport(importId);
    expect((await titles()).toSorted()).toEqual(names.toSorted());
    expect((await findImportPage(viewer.storeId, { planilha: importId }))?.sheet?.status).toBe("pronta");
  });

  it("belongs only to its sender, and one not confirmed gives way to the next (INV-35)", async () => {
    const importId = await check(sheetOf(["Um"]));
    const other = await createUser();
    const store = await createStore({ ownerId: other.id });
    expect(await findImportPage(store.id, { planilha: importId })).toBeNull();
    expect(await startImport((await viewerOf(other)) as AuthorViewer, importId)).toMatchObject({ reason: "not_found" });
    await check(sheetOf(["Dois"]));
    expect(await startImport(viewer, importId)).toMatchObject({ reason: "not_found" });
  });

  it("does not pass a thousand drafts, nor start with the store closed or sales suspended", async () => {
    const importId = await check(sheetOf(["Um", "Dois"]));
    await db.execute(
      sql`insert into products (store_id, slug) select ${viewer.storeId}, 'cheio-' || n from generate_series(1, 999) n`,
    );
    expect(await startImport(viewer, importId)).toMatchObject({ reason: "too_many_drafts" });
    await db.delete(products).where(eq(products.slug, "cheio-1"));
    expect((await startImport(viewer, importId)).ok).toBe(true);
    expect(await checkImport({ ...viewer, storeStatus: "encerrada" }, { fileName: "", text: "titulo\na" })).toMatchObject({
      reason: "store_closed",
    });
    expect(await checkImport({ ...viewer, suspendedFrom: ["vender"] }, { fileName: "", text: "titulo\na" })).toMatchObject({
      reason: "suspended",
    });
  });
});
