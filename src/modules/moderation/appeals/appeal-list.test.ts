import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { createUser, viewerOf } from "../../../../tests/factories.ts";
import { createList } from "#modules/favourites/create-list.ts";
import { shareList } from "#modules/favourites/share-list.ts";
import { ok } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { decideReport } from "../decide-report.ts";
import { reportContent } from "../report-content.ts";
import { appealContent } from "./appeal-content.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { findTakenDown } from "./queries.ts";
import { moderationAppeals } from "./tables.ts";

it.each([true, false])("the owner of a stopped list asks for review once and learns the answer; upheld: %s", async (acolhe) => {
  const [admin, reporter] = [await createUser({ roles: ["admin"] }), await createUser()];
  const owner = await createUser();
  const made = await createList(owner.id, "Turma da Lua");
  const ref = made.ok ? made.value : "";
  await shareList(owner.id, ref, true);
  const requested = { kind: "lista", ref, palavras: "É o nome da nossa turma." } as const;
  expect(await appealContent(owner.id, requested)).toMatchObject({ reason: "not_found" });
  const report = await reportContent(await viewerOf(reporter), { kind: "lista", ref, motivo: "ofensa", palavras: "" });
  const reportId = report.ok ? report.value.reportId : "";
  expect(await decideReport(admin.id, { reportId, decision: "acolher", motivo: "Ofende." })).toEqual(ok());
  expect(await appealContent(reporter.id, requested)).toMatchObject({ reason: "not_found" });
  expect(await appealContent(owner.id, requested)).toEqual(ok());
  expect(await appealContent(owner.id, requested)).toMatchObject({ reason: "already_asked" });
  const [appeal] = await db.select().from(moderationAppeals).where(eq(moderationAppeals.ref, ref));
  const decision = { appealId: appeal?.id ?? "", acolhe, motivo: "Lemos de novo." };
  const twice = await Promise.all([decideAppeal(admin.id, decision), decideAppeal(admin.id, decision)]);
  expect(twice.filter((one) => one.ok)).toHaveLength(1);
  const answered = and(eq(outboxEmails.kind, "recurso.decidido"), eq(outboxEmails.recipient, owner.email));
  expect(await db.$count(outboxEmails, answered)).toBe(1);
  expect(await findTakenDown(db, owner.id, "lista", ref)).toMatchObject({
    subject: "Turma da Lua",
    appeal: { status: acolhe ? "acolhido" : "recusado" },
  });
});
