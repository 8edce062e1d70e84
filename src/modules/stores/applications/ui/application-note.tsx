import { formatDate, formatFullDateTime, formatWeekdayDate } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { MyApplication } from "../schema.ts";
import { ApplicationPill } from "./application-pill.tsx";

/** Where one's application stands and what comes next. */
export function ApplicationNote({ application }: { application: MyApplication }) {
  const { status, sentAt } = application;
  return (
    <section aria-label="Situação da solicitação" className="mb-6 grid max-w-[1020px] gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <ApplicationPill status={status} />
        {sentAt && <span className="tn">Enviada em {formatFullDateTime(sentAt)}</span>}
      </p>
      <Words application={application} />
    </section>
  );
}

function Words({ application: { status, waiting, refusal } }: { application: MyApplication }) {
  if (waiting)
    return (
      <Note
        title={status === "em_analise" ? "Nossa equipe está analisando sua solicitação." : "Está na fila."}
        action={<Prepare />}
      >
        {waiting.ahead === 0 ? "Você é a próxima pessoa da fila." : `${plural(waiting.ahead, "pedido", "pedidos")} antes do seu.`}{" "}
        Até {formatWeekdayDate(waiting.answerBy)}, respondemos por e-mail.
      </Note>
    );
  if (status === "pedir_ajustes")
    return (
      <Note tone="warning" title="Pedimos ajustes." action={<Prepare />}>
        Mude o que está marcado na lista e reenvie. O resto do que você escreveu continua guardado.
      </Note>
    );
  if (refusal)
    return (
      <Note tone="danger" title="Desta vez não aprovamos.">
        {refusal.reason}{" "}
        {refusal.mayRetry ? "Você já pode pedir de novo." : `Você pode pedir de novo a partir de ${formatDate(refusal.retryAt)}.`}
      </Note>
    );
  return null;
}

const Prepare = () => (
  <RouterLink href="/painel/adicionar-produto" className="font-semibold underline underline-offset-3">
    Preparar um material enquanto isso
  </RouterLink>
);
