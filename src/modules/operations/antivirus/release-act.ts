import { recordDecision, type OwnCase } from "#modules/accounts/record-decision.ts";
import { requireStepUp } from "#modules/accounts/step-up.ts";
import { findInfectedWords } from "#modules/catalog/antivirus/queries/read-antivirus.ts";
import { releaseContent, undoRelease } from "#modules/catalog/antivirus/release-content.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import type { GraveAct } from "../pending-acts/grave-act.ts";
import { infectedMessages } from "./messages.ts";
import { type InfectedRefusal, type ReleaseInput, releaseInput } from "./schema.ts";

const targetOf = (infectedId: string) => ({ kind: "arquivo-infectado", id: infectedId });

/** Saying that the antivirus was wrong puts a file in people's hands that it would keep from them: that needs two persons. */
export const releaseAct: GraveAct<ReleaseInput, InfectedRefusal | OwnCase> = {
  name: "liberar-arquivo",
  what: "a liberação de um arquivo que o antivírus reteve",
  area: "system",
  args: releaseInput,
  isGrave: () => true,
  subject: ({ infectedId }) => infectedId,
  about: ({ infectedId }) => targetOf(infectedId),
  run: async (tx, { viewer, askedBy }, input) => {
    const proved = await requireStepUp(tx, viewer);
    if (!proved.ok) return proved;
    const { infectedId, motivo } = input;
    const released = await releaseContent(tx, { infectedId, adminId: askedBy.userId, reason: motivo });
    if (!released.ok) return released;
    const { sha256, signature } = released.value;
    const act = { adminId: viewer.userId, action: "liberar-arquivo", target: targetOf(infectedId), reason: motivo };
    const recorded = await recordDecision(tx, "system", { ...act, detail: { sha256, signature } });
    return recorded.ok ? ok(input) : recorded;
  },
  describe: async (on, { infectedId }) => {
    const found = await findInfectedWords(on, infectedId);
    const lines = found
      ? [
          `${found.place === "mensagem" ? "Mensagem de um pedido" : (found.productTitle ?? "Material apagado")}, de ${found.storeName}.`,
          `O antivírus encontrou “${found.signature}”. Isto não retém mais este arquivo.`,
        ]
      : [];
    return { title: `Liberar o arquivo ${found?.name ?? "que não está mais na lista"}`, lines };
  },
  messages: infectedMessages,
};

/** Withholding again is done at once: it takes nothing from anybody that another owner would have to guard. */
export function undoReleaseAsAdmin(
  viewer: Viewer,
  { infectedId, motivo }: ReleaseInput,
): Promise<Outcome<void, InfectedRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, InfectedRefusal | OwnCase>> => {
    const undone = await undoRelease(tx, infectedId);
    if (!undone.ok) return undone;
    const { sha256, signature } = undone.value;
    const act = { adminId: viewer.userId, action: "reter-arquivo", target: targetOf(infectedId), reason: motivo };
    return recordDecision(tx, "system", { ...act, detail: { sha256, signature } });
  });
}
