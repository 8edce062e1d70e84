import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createUser } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { factsThatLeave } from "../../../../tests/waiting-email.ts";
import { settingsAct } from "../settings/settings-act.ts";
import { refuseAct } from "./answer-act.ts";
import { askOrDo } from "./ask-or-do.ts";
import { listActs } from "./queries/list-acts.ts";

it("an e-mail that asks for a confirmation is taken back when the act was answered, or ran out", async () => {
  const motivo = "Decisão da reunião de junho.";
  const renata = await provedViewer(await createUser({ name: "Renata Queiroz", roles: ["admin"] }));
  const brunoUser = await createUser({ name: "Bruno Lima", roles: ["admin"] });
  const bruno = await provedViewer(brunoUser);
  const ask = async () => {
    const asked = await askOrDo(renata, settingsAct, { key: "commission", values: { basisPoints: "10" }, motivo });
    expect(asked).toEqual({ ok: true, value: { waits: true } });
    return (await listActs(bruno)).waiting[0]?.id ?? "";
  };
  const leaves = () => factsThatLeave("equipe.confirmacao", brunoUser.email);
  const refused = await ask();
  expect(await leaves()).toMatchObject({ by: renata.name });
  expect(await refuseAct(bruno, { actId: refused, motivo })).toMatchObject({ ok: true });
  expect(await leaves()).toBeNull();
  const late = await ask();
  expect(await leaves()).not.toBeNull();
  await db.execute(sql`update pending_acts set expires_at = now() - interval '1 second' where id = ${late}`);
  expect(await leaves()).toBeNull();
});
