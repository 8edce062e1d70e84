import { Mail } from "lucide-react";
import { useState } from "react";
import { orderNumber, plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import type { Selection } from "#ui/data-table/selection.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { resendAccessFn } from "../functions.ts";
import { resendMessages, resentWords } from "../messages.ts";
import type { Resent } from "../schema.ts";

type ResendBulkProps = {
  selection: Selection;
  /** What the address of the list says, for when all it finds is marked. */ view: object;
  onDone: () => void;
};

const FAILED = "Não conseguimos reenviar agora. Tente de novo: quem já recebeu não recebe duas vezes.";
const messages: Record<string, string> = resendMessages;

/** Writes again to the buyers of the marked lines, and tells order by order what became of it. */
export function ResendBulk({ selection, view, onDone }: ResendBulkProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [results, setResults] = useState<Resent[] | string | null>(null);

  async function send() {
    setSending(true);
    const requested = selection.kind === "all" ? { view: { ...view } } : { itemIds: [...selection.ids] };
    const answer = await resendAccessFn({ data: requested }).catch(() => null);
    setSending(false);
    if (answer?.ok) return setResults(answer.value);
    setResults(refusalSentence(answer, messages, FAILED));
  }

  function close() {
    setOpen(false);
    setResults(null);
    if (Array.isArray(results)) onDone();
  }

  const isDone = Array.isArray(results);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Mail aria-hidden />
        Reenviar acesso
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={isDone ? sentWords(results) : "Reenviar o acesso"}
        description={
          isDone
            ? undefined
            : "Quem comprou recebe por e-mail o caminho para os seus materiais. Uma vez por dia em cada pedido, e só onde os arquivos estão abertos."
        }
        actions={
          isDone ? (
            <Button onClick={close}>Fechar</Button>
          ) : (
            <>
              <Button variant="ghost" onClick={close}>
                Voltar
              </Button>
              <Button variant="primary" loading={isSending} loadingLabel="Enviando…" onClick={() => void send()}>
                Reenviar
              </Button>
            </>
          )
        }
      >
        {typeof results === "string" && (
          <Note tone="danger" role="alert">
            {results}
          </Note>
        )}
        {isDone && <Results results={results} />}
      </Dialog>
    </>
  );
}

const sentWords = (results: readonly Resent[]): string => {
  const sent = results.filter((one) => one.result === "enviado").length;
  return sent === 0 ? "Nenhum e-mail enviado" : plural(sent, "e-mail enviado", "e-mails enviados");
};

function Results({ results }: { results: readonly Resent[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {results.map((one) => (
        <li key={one.orderId} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
          <span>
            <b className="tn font-semibold">{orderNumber(one.number)}</b> {one.buyerFirstName}
          </span>
          <span className={one.result === "enviado" ? "font-semibold" : "text-muted"}>{resentWords[one.result]}</span>
        </li>
      ))}
    </ul>
  );
}
