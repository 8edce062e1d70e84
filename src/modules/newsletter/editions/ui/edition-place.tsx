import { useState } from "react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { formatCount, plural } from "#kit/format.ts";
import { useAskAgain } from "#ui/ask-again.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { showToast } from "#ui/toast.tsx";
import { moveEditionFn } from "../functions.ts";
import { editionMessages } from "../messages.ts";
import { A_MINUTE } from "../rules/edition.ts";
import type { EditionDraft } from "../schema.ts";

const ACTS = {
  agendada: { move: "desmarcar", label: "Cancelar agendamento", done: "Agendamento cancelado." },
  enviando: { move: "parar", label: "Parar o envio", done: "O envio parou." },
  parada: { move: "continuar", label: "Continuar o envio", done: "O envio continua de onde parou." },
} as const;

const backWords = (bounced: number, complained: number): string =>
  [
    bounced > 0 && ` ${plural(bounced, "voltou", "voltaram")}.`,
    complained > 0 && ` ${plural(complained, "pessoa reclamou", "pessoas reclamaram")}.`,
  ]
    .filter(Boolean)
    .join("");

function wordsOf({ status, sendAt, sentAt, posted, bounced, complained, readers }: EditionDraft): string {
  const emailMessages = `${formatCount(posted)} ${posted === 1 ? "e-mail" : "e-mails"}`;
  if (status === "agendada" && sendAt)
    return `Sai em ${formatFullDateTime(sendAt)}, horário de Brasília, para ${formatCount(readers)} pessoas.`;
  if (status === "enviando") return `Saindo, até ${A_MINUTE} por minuto: ${emailMessages} até agora.`;
  if (status === "parada") return `Parou em ${emailMessages}. Continuar não repete ninguém.`;
  return `${emailMessages}, a última em ${sentAt ? formatFullDateTime(sentAt) : ""}.${backWords(bounced, complained)}`;
}

/** Where an edition that was promised or left is, and what can still be done with it. */
export function EditionPlace({ draft, onMoved }: { draft: EditionDraft; onMoved: () => void }) {
  const askAgain = useAskAgain();
  const [isMoving, setMoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = draft.status in ACTS ? ACTS[draft.status as keyof typeof ACTS] : null;

  async function move({ move: name, done }: (typeof ACTS)[keyof typeof ACTS]) {
    setMoving(true);
    const answer = await askAgain(() => moveEditionFn({ data: { editionId: draft.id, move: name } })).catch(() => null);
    setMoving(false);
    setProblem(answer?.ok ? null : editionMessages[answer?.reason ?? "unavailable"]);
    if (!answer?.ok) return;
    showToast(done);
    onMoved();
  }

  return (
    <>
      <Note
        tone={draft.status === "enviada" ? "positive" : "info"}
        className="max-w-[720px]"
        action={
          act && (
            <Button size="sm" loading={isMoving} onClick={() => void move(act)}>
              {act.label}
            </Button>
          )
        }
      >
        {wordsOf(draft)}
      </Note>
      {problem && (
        <Note tone="danger" role="alert" className="mt-3 max-w-[720px]">
          {problem}
        </Note>
      )}
    </>
  );
}
