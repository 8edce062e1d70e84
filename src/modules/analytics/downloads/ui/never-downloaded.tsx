import { useState } from "react";
import { formatCount, plural } from "#kit/format.ts";
import { formatPercent } from "#kit/percent.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import type { AnalyticsSearch } from "../../schema.ts";
import { remindNeverDownloadedFn } from "../functions.ts";
import { MOST_REMINDED } from "../schema.ts";
import type { DownloadsFacts } from "./downloads-facts.ts";

type NeverDownloadedProps = { facts: DownloadsFacts; search: AnalyticsSearch; reload: () => void };

/** How much of what was sold nobody opened, and one gentle reminder to who bought it. */
export function NeverDownloaded({ facts: { neverDownloaded }, search, reload }: NeverDownloadedProps) {
  const { granted, neverDownloaded: count, due } = neverDownloaded;
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState<"idle" | "sending" | "failed" | number>("idle");

  async function send() {
    setState("sending");
    const { de, ate, baixado } = search;
    const answer = await remindNeverDownloadedFn({ data: { de, ate, baixado } }).catch(() => null);
    setAsking(false);
    setState(answer?.ok ? answer.value.people : "failed");
    reload();
  }

  return (
    <Panel title="Comprados e nunca abertos" aria-label="Comprados e nunca abertos">
      {granted === 0 ? (
        <p className="text-sm text-muted">Ninguém adquiriu materiais seus neste período.</p>
      ) : (
        <p className="text-sm">
          <b className="tn text-kpi block leading-tight">{formatPercent(count / granted)}</b>
          {formatCount(count)} de {plural(granted, "material adquirido", "materiais adquiridos")} no período ainda não{" "}
          {count === 1 ? "foi aberto" : "foram abertos"}.
        </p>
      )}
      {due > 0 && (
        <Button size="sm" className="mt-3" onClick={() => setAsking(true)}>
          Lembrar quem comprou
        </Button>
      )}
      {count > 0 && due === 0 && state === "idle" && (
        <p className="mt-2 text-2xs text-muted">Um lembrete por compra, e só depois de três dias: agora não há quem lembrar.</p>
      )}
      <output className="block">
        {typeof state === "number" && (
          <Note tone="positive" className="mt-3">
            {state === 0 ? "Não havia mais quem lembrar." : `Lembrete a caminho de ${plural(state, "pessoa", "pessoas")}.`}
          </Note>
        )}
      </output>
      {state === "failed" && (
        <Note tone="danger" role="alert" className="mt-3">
          Não conseguimos mandar o lembrete. Nada foi enviado. Tente de novo.
        </Note>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Lembrar quem comprou"
        description="Cada pessoa recebe uma mensagem curta com o que ainda não abriu, uma única vez. Quem desligou este aviso não recebe."
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Voltar
            </Button>
            <Button variant="primary" loading={state === "sending"} loadingLabel="Enviando…" onClick={() => void send()}>
              Enviar lembrete
            </Button>
          </>
        }
      >
        <p className="text-sm">
          {plural(Math.min(due, MOST_REMINDED), "material adquirido", "materiais adquiridos")} há três dias ou mais
          {due > MOST_REMINDED && `, os ${MOST_REMINDED} mais antigos de ${formatCount(due)}`}.
        </p>
      </Dialog>
    </Panel>
  );
}
