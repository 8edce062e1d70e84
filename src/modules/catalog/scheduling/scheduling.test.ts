import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createAuthor, filledForm, openDraft, publishOne, revisionOf, sendFile } from "../../../../tests/author.ts";
import { wallClockSp } from "#kit/wall-clock.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { authorshipDeclarations } from "../authorship/tables.ts";
import { compareOlder } from "../duplicates/compare-file.ts";
import { craftPdf } from "../inspect/fixtures/craft-pdf.ts";
import { archiveProduct } from "../move-product.ts";
import { notifications } from "../../notifications/tables.ts";
import { submitProduct } from "../submit-product.ts";
import { findProductPage } from "../queries/product-page.ts";
import { findEditedProduct } from "../queries/edited-product.ts";
import { saveDraft } from "../save-draft.ts";
import { productFiles, products } from "../tables.ts";
import { publishDue } from "./publish-due.ts";
import { hourProblem } from "./rules.ts";
import { cancelSchedule, schedulePublication } from "./schedule-publication.ts";
import { publicationSchedules } from "./tables.ts";

const inMinutes = (minutes: number): string => wallClockSp(new Date(Date.now() + minutes * 60_000));

const MINUTE = 60_000;
const NOW = new Date("2026-11-22T12:00:00Z");

it.each([
  [null, /dia e a hora/],
  [new Date(NOW.getTime() - MINUTE), /5 minutos/],
  [new Date(NOW.getTime() + 4 * MINUTE), /5 minutos/],
  [new Date(NOW.getTime() + 5 * MINUTE), null],
  [new Date(NOW.getTime() + 365 * 24 * 60 * MINUTE), null],
  [new Date(NOW.getTime() + 366 * 24 * 60 * MINUTE), /um ano/],
])("the time %s is accepted or refused with the reason", (hour, problem) => {
  const answer = hourProblem(hour, NOW);
  if (problem) expect(answer).toMatch(problem);
  else expect(answer).toBeNull();
});

describe("publishing at a set time", () => {
  let author: AuthorViewer;
  beforeAll(async () => {
    author = await createAuthor();
  });

  async function ready(title: string) {
    const productId = await openDraft(author);
    await sendFile(author, productId, "a.txt", Buffer.from(title));
    return { productId, form: await filledForm({ title, thirdParties: "Fonte Lato, licença OFL" }) };
  }

  async function schedule(title: string) {
    const { productId, form } = await ready(title);
    const input = { productId, form, revision: await revisionOf(productId), publishAt: inMinutes(30) };
    const answer = await schedulePublication(author, input);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return { productId, form };
  }

  const comes = (productId: number) =>
    db
      .update(publicationSchedules)
      .set({ publishAt: sql`now()` })
      .where(eq(publicationSchedules.productId, productId));
  const statusOf = async (productId: number) => (await db.select().from(products).where(eq(products.id, productId)))[0]!.status;
  const notificationsOf = (productId: number) =>
    db
      .select()
      .from(notifications)
      .where(sql`${notifications.event} = 'material.agendado' and facts ->> 'productId' = ${String(productId)}`);

  it("before the time nothing is seen; at the time what is saved goes on air once, even if two schedules fire together", async () => {
    const { productId, form } = await schedule("Hora marcada");
    await publishDue();
    expect(await statusOf(productId)).toBe("rascunho");
    const later = { productId, revision: await revisionOf(productId), form: { ...form, title: "Hora marcada e mudada" } };
    expect((await saveDraft(author, later)).ok).toBe(true);
    await comes(productId);
    await Promise.all([publishDue(), publishDue(), publishDue()]);
    expect(await findProductPage("hora-marcada-e-mudada")).toMatchObject({ state: "publicado", edition: 1 });
    expect(await notificationsOf(productId)).toHaveLength(1);
    expect(await findEditedProduct(author.storeId, productId)).toMatchObject({ schedule: null, hasChanges: false });
  });

  it("keeps the word of whoever set it, with the text and the third-party sources", async () => {
    const { productId } = await schedule("Palavra guardada");
    const saved = await db.select().from(authorshipDeclarations).where(eq(authorshipDeclarations.productId, productId));
    expect(saved).toMatchObject([{ userId: author.userId, terms: "autoria-2026-11", thirdParties: "Fonte Lato, licença OFL" }]);
  });

  it("unscheduled, it does not go out", async () => {
    const { productId } = await schedule("Desmarcado");
    expect((await cancelSchedule(author, productId)).ok).toBe(true);
    await publishDue();
    expect(await statusOf(productId)).toBe("rascunho");
    expect(await findEditedProduct(author.storeId, productId)).toMatchObject({ schedule: null });
  });

  it("what can no longer be sold at the time stays as it is, and the author hears once why", async () => {
    const { productId } = await schedule("Arquivado antes");
    expect((await archiveProduct(author, productId)).ok).toBe(true);
    await comes(productId);
    await publishDue();
    await publishDue();
    expect(await statusOf(productId)).toBe("arquivado");
    expect(await notificationsOf(productId)).toMatchObject([{ facts: { slug: null } }]);
    expect((await findEditedProduct(author.storeId, productId))?.schedule).toMatchObject({ problem: "wrong_state" });
  });

  it("refuses a past time, an incomplete product and another store's product (INV-35)", async () => {
    const { productId, form } = await ready("Recusado");
    const input = { productId, form, revision: 1, publishAt: inMinutes(30) };
    const past = { ...input, publishAt: inMinutes(-30) };
    expect(await schedulePublication(author, past)).toMatchObject({
      ok: false,
      reason: "invalid",
      fields: { publishAt: expect.stringMatching("5 minutos") },
    });
    const empty = { ...input, form: { ...form, title: "" } };
    expect(await schedulePublication(author, empty)).toMatchObject({
      ok: false,
      reason: "incomplete",
      fields: { titulo: expect.any(String) },
    });
    const other = await createAuthor();
    expect(await schedulePublication(other, input)).toMatchObject({ ok: false, reason: "not_found" });
    expect(await cancelSchedule(other, productId)).toMatchObject({ ok: false, reason: "not_found" });
    expect(await db.select().from(publicationSchedules).where(eq(publicationSchedules.productId, productId))).toEqual([]);
  });

  it("published by hand before its time, the schedule is undone", async () => {
    const { productId, form } = await publishOne(author, { title: "Publicado e remarcado" });
    const input = { productId, form, revision: await revisionOf(productId), publishAt: inMinutes(60) };
    expect((await schedulePublication(author, input)).ok).toBe(true);
    expect((await submitProduct(author, { productId, form, revision: await revisionOf(productId) })).ok).toBe(true);
    expect(await db.select().from(publicationSchedules).where(eq(publicationSchedules.productId, productId))).toEqual([]);
  });

  /** A PDF whose first page was drawn into something that is no picture: comparing it fails. */
  async function sendIncomparable(productId: number, seed: number) {
    const pdf = await sendFile(author, productId, "guia.pdf", await craftPdf(1, (document) => document.setTitle(`Guia ${seed}`)));
    await storage().put(`thumbs/2/${pdf.sha256}/1.webp`, Buffer.from("não é uma figura"), { contentType: "image/webp" });
    await db.update(productFiles).set({ comparedAt: null }).where(eq(productFiles.id, pdf.id));
    return pdf;
  }
  const waitingOf = async (productId: number) => {
    const { rows } = await db.execute(sql`select status from publication_reviews where product_id = ${productId}`);
    return rows.map((row) => row["status"]);
  };

  it("a file that cannot be compared holds up no other publication: it is tried again, then a person looks", async () => {
    const stuck = await schedule("Sem comparação");
    await sendIncomparable(stuck.productId, 1);
    const fine = await schedule("Atrás da outra");
    await comes(stuck.productId);
    await comes(fine.productId);
    await publishDue();
    await publishDue();
    expect([await statusOf(stuck.productId), await statusOf(fine.productId)]).toEqual(["rascunho", "publicado"]);
    const saved = () => db.select().from(publicationSchedules).where(eq(publicationSchedules.productId, stuck.productId));
    expect(await saved()).toMatchObject([{ failures: 1, problem: null, retryAt: expect.any(Date) }]);
    for (let times = 0; times < 3; times++) {
      await db
        .update(publicationSchedules)
        .set({ retryAt: sql`now()` })
        .where(eq(publicationSchedules.productId, stuck.productId));
      await publishDue();
    }
    expect([await statusOf(stuck.productId), await waitingOf(stuck.productId)]).toEqual(["em_revisao", ["esperando"]]);
    expect(await saved()).toEqual([]);
  });

  it("a publication that fails whole is tried again, after the others", async () => {
    const stuck = await schedule("Falha inteira");
    const fine = await schedule("Sai mesmo assim");
    await db.execute(
      sql.raw(`create function refuse_test_version() returns trigger language plpgsql as $$
      begin if new.product_id = ${stuck.productId} then raise exception 'broken on purpose'; end if; return new; end $$`),
    );
    await db.execute(
      sql`create trigger refuse_test_version before insert on product_versions for each row execute function refuse_test_version()`,
    );
    await comes(stuck.productId);
    await comes(fine.productId);
    await publishDue();
    await db.execute(sql`drop trigger refuse_test_version on product_versions`);
    await db.execute(sql`drop function refuse_test_version()`);
    expect([await statusOf(stuck.productId), await statusOf(fine.productId)]).toEqual(["rascunho", "publicado"]);
    await publishDue();
    expect(await statusOf(stuck.productId)).toBe("rascunho");
    await db
      .update(publicationSchedules)
      .set({ retryAt: sql`now()` })
      .where(eq(publicationSchedules.productId, stuck.productId));
    await publishDue();
    expect(await statusOf(stuck.productId)).toBe("publicado");
  });

  it("what is published at once with a file that cannot be compared waits for a person", async () => {
    const { productId, form } = await ready("Publica sem comparar");
    await sendIncomparable(productId, 2);
    const answer = await submitProduct(author, { productId, form, revision: await revisionOf(productId) });
    expect(answer).toMatchObject({ ok: true, value: { isWaiting: true } });
    expect(await waitingOf(productId)).toEqual(["esperando"]);
  });

  it("the comparison of older files goes on past one that cannot be compared", async () => {
    const [bad, good] = [
      await sendIncomparable(await openDraft(author), 3),
      await sendFile(author, await openDraft(author), "b.txt", Buffer.from("B")),
    ];
    await db.execute(sql`update product_files set compared_at = now()`);
    await db.execute(
      sql`update product_files set compared_at = null, created_at = now() - interval '3 hours' where id = ${bad.id}`,
    );
    await db.execute(
      sql`update product_files set compared_at = null, created_at = now() - interval '2 hours' where id = ${good.id}`,
    );
    expect([await compareOlder(), await compareOlder()]).toEqual([1, 0]);
    const { rows } = await db.execute(sql`select id from product_files where compared_at is null`);
    expect(rows).toEqual([{ id: bad.id }]);
  });
});
