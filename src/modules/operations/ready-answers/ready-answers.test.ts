import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createUser, type TestUser } from "../../../../tests/factories.ts";
import { ok } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { dropReadyAnswer, listReadyAnswers, saveReadyAnswer } from "./save-ready-answer.ts";
import { readyAnswers } from "./tables.ts";

let admin: TestUser;
beforeEach(async () => {
  await db.delete(readyAnswers);
  admin = await createUser({ roles: ["admin"] });
});

it("keeps an answer for its place alone, by name, and forgets it; both are on record", async () => {
  const one = await saveReadyAnswer(admin.id, { place: "solicitacao_recusa", title: "Sem amostra", body: "Falta a amostra." });
  if (!one.ok) throw new Error(one.reason);
  await saveReadyAnswer(admin.id, { place: "solicitacao_recusa", title: "Documento", body: "O documento não confere." });
  expect((await listReadyAnswers("solicitacao_recusa")).map(({ title }) => title)).toEqual(["Documento", "Sem amostra"]);
  expect(await listReadyAnswers("solicitacao_ajuste")).toEqual([]);
  expect(await dropReadyAnswer(admin.id, one.value.id)).toEqual(ok());
  expect(await dropReadyAnswer(admin.id, one.value.id)).toEqual(ok());
  expect(await listReadyAnswers("solicitacao_recusa")).toHaveLength(1);
  const { rows } = await db.execute<{ action: string }>(
    sql`select action from admin_audit where target_kind = 'resposta-pronta' and admin_id = ${admin.id} order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "guardar-resposta-pronta",
    "guardar-resposta-pronta",
    "apagar-resposta-pronta",
  ]);
});

it("refuses a name that is there, also when two keep it at once, and the thirty-first", async () => {
  const written = { place: "solicitacao_ajuste", title: "Amostra", body: "Abra a amostra." } as const;
  const twice = await Promise.all([
    saveReadyAnswer(admin.id, written),
    saveReadyAnswer(admin.id, { ...written, title: "AMOSTRA" }),
  ]);
  expect(twice.map((answer) => (answer.ok ? "ok" : answer.reason)).toSorted()).toEqual(["ok", "title_taken"]);
  for (let n = 1; n < 30; n++) await saveReadyAnswer(admin.id, { ...written, title: `Resposta ${n}` });
  expect(await saveReadyAnswer(admin.id, { ...written, title: "Mais uma" })).toMatchObject({ reason: "too_many" });
});
