import { useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { restoreEmailTextFn, saveEmailTextFn, sendTestTextFn } from "../functions.ts";
import { emailTextMessages } from "../messages.ts";
import type { OpenText } from "../schema.ts";
import { EmailFields } from "./email-fields.tsx";
import { EmailPreview } from "./email-preview.tsx";
import { EmailVersions } from "./email-versions.tsx";
import { useEmailText } from "./use-email-text.ts";

const SENTENCES: Record<string, string | undefined> = emailTextMessages;

/** Where the words of an e-mail are written, seen as they arrive, tried on oneself and saved. */
export function EmailTextPage({ text, onSaved }: { text: OpenText; onSaved: () => void }) {
  const writing = useEmailText(text);
  const { parts, isDirty } = writing;
  const [asking, setAsking] = useState<"salvar" | "voltar" | null>(null);
  const [isTesting, setTesting] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { confirmed, dialog: stepUp } = useStepUp();
  const { key, lastId } = text;

  async function test() {
    if (!writing.isFit()) return;
    setTesting(true);
    const answer = await sendTestTextFn({ data: { key, parts } }).catch(() => null);
    setTesting(false);
    const isShown = answer?.ok !== true && writing.showRefused(answer?.fields);
    setTrouble(answer?.ok || isShown ? null : (SENTENCES[answer?.reason ?? ""] ?? emailTextMessages.unavailable));
    if (answer?.ok) showToast("O teste foi para o seu e-mail.");
  }

  async function act(motivo: string): Promise<ActAnswer | null> {
    const answer = await confirmed(() =>
      asking === "salvar"
        ? saveEmailTextFn({ data: { key, parts, lastId, motivo } })
        : restoreEmailTextFn({ data: { key, lastId, motivo } }),
    );
    if (answer && !answer.ok && writing.showRefused(answer.fields)) setAsking(null);
    return answer;
  }

  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          {trouble && (
            <Note tone="danger" role="alert">
              {trouble}
            </Note>
          )}
          <EmailFields text={text} writing={writing} />
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="primary" disabled={!isDirty} onClick={() => writing.isFit() && setAsking("salvar")}>
              Salvar
            </Button>
            <Button loading={isTesting} loadingLabel="Enviando…" onClick={() => void test()}>
              Enviar um teste para mim
            </Button>
            {(text.isChanged || text.isUnfit) && (
              <Button variant="danger-outline" onClick={() => setAsking("voltar")}>
                Voltar ao original
              </Button>
            )}
            <span className="text-xs text-muted" aria-live="polite">
              {isDirty ? "Alterações não salvas" : text.isChanged ? "Sai com o texto salvo" : "Sai com o texto original"}
            </span>
          </div>
        </div>
        <div className="grid gap-5">
          <EmailPreview text={text} parts={writing.rested} />
          <EmailVersions text={text} onPick={writing.change} />
        </div>
      </div>
      <ReasonDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === "voltar" ? "Voltar ao texto original?" : "Salvar este texto?"}
        effect="Vale para os próximos envios, inclusive os que já estão na fila. Os que já saíram não mudam."
        confirmLabel={asking === "voltar" ? "Voltar ao original" : "Salvar"}
        messages={emailTextMessages}
        act={act}
        onDone={() => {
          setAsking(null);
          showToast(asking === "voltar" ? "O e-mail voltou ao texto original." : "Texto salvo.");
          onSaved();
        }}
      />
      {stepUp}
    </>
  );
}
