import { type ReactNode, useState } from "react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { holdWords } from "#modules/reviews/messages.ts";
import type { HoldReason } from "#modules/reviews/rules/hold-reasons.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toast.tsx";
import { decideHeldQuestionFn, decideReportFn, getModerationQueue } from "../functions.ts";
import { decideMessages, effectWords, kindWords, reasonWords } from "../messages.ts";
import type { ReportReason } from "../rules.ts";
import type { HeldQuestion, ModerationQueue, OpenReport } from "../schema.ts";

type Requested = { title: string; effect: string; label: string; act: (motivo: string) => Promise<ActAnswer> };

/** What waits for a person of the platform: complaints first, then the questions that the automatic check held. */
export function ModerationSection() {
  const state = useSection(() => getModerationQueue());
  const [requested, setRequested] = useState<Requested | null>(null);
  return (
    <Panel id="moderacao" title="Denúncias e perguntas retidas" className="scroll-mt-20">
      <Section name="moderation" subject="as denúncias" state={state} skeleton={<Skeleton className="after-300ms h-24" />}>
        {(queue) => (
          <>
            <Queue queue={queue} onAsk={setRequested} />
            {requested && (
              <ReasonDialog
                open
                title={requested.title}
                effect={requested.effect}
                confirmLabel={requested.label}
                hint="Vai no e-mail e fica no registro, com o seu nome e a hora."
                messages={decideMessages}
                act={requested.act}
                onClose={() => setRequested(null)}
                onDone={() => {
                  setRequested(null);
                  showToast("Decisão registrada");
                  state.reload();
                }}
              />
            )}
          </>
        )}
      </Section>
    </Panel>
  );
}

function Queue({ queue: { reports, held }, onAsk }: { queue: ModerationQueue; onAsk: (requested: Requested) => void }) {
  if (reports.length + held.length === 0) return <p className="text-sm text-muted">Nada espera uma decisão.</p>;
  return (
    <ul className="divide-y divide-line">
      {reports.map((report) => (
        <ReportRow key={report.reportId} report={report} onAsk={onAsk} />
      ))}
      {held.map((text) => (
        <HeldRow key={text.questionId} text={text} onAsk={onAsk} />
      ))}
    </ul>
  );
}

type RowProps = { head: ReactNode; href: string | null; subject: string; since: string; quotes: string[]; children: ReactNode };

function Row({ head, href, subject, since, quotes, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3 text-sm">
      <div className="grid min-w-0 flex-1 basis-80 gap-1">
        <p className="text-xs text-muted">
          {head} · desde {formatFullDateTime(new Date(since))}
        </p>
        <p className="line-clamp-3 font-semibold wrap-anywhere">
          {href ? (
            <RouterLink href={href} className="underline underline-offset-3">
              {subject}
            </RouterLink>
          ) : (
            subject
          )}
        </p>
        {quotes.map((words) => (
          <p key={words} className="text-sm wrap-anywhere whitespace-pre-line">
            {words}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

const reasonName = (reason: string): string => reasonWords[reason as ReportReason] ?? reason;

function ReportRow({ report, onAsk }: { report: OpenReport; onAsk: (requested: Requested) => void }) {
  const { kind, count, reasons, words, subject, href, since } = report;
  const ask = (decision: "acolher" | "recusar") =>
    onAsk({
      title: decision === "acolher" ? "Acolher a denúncia?" : "Manter no ar?",
      effect: effectWords[decision === "acolher" ? kind : "manter"],
      label: decision === "acolher" ? "Acolher" : "Manter no ar",
      act: (motivo) => decideReportFn({ data: { reportId: report.reportId, decision, motivo } }),
    });
  return (
    <Row
      head={`Denúncia de ${kindWords[kind].one}${count > 1 ? `, ${plural(count, "pessoa", "pessoas")}` : ""}: ${reasons.map(reasonName).join("; ")}`}
      href={href}
      subject={subject}
      since={since}
      quotes={words}
    >
      <Button size="sm" onClick={() => ask("recusar")} aria-label={`Manter no ar: ${subject}`}>
        Manter no ar
      </Button>
      <Button size="sm" variant="danger-outline" onClick={() => ask("acolher")} aria-label={`Acolher a denúncia: ${subject}`}>
        Acolher
      </Button>
    </Row>
  );
}

function HeldRow({
  text: { questionId, body, heldFor, subject, href, since },
  onAsk,
}: {
  text: HeldQuestion;
  onAsk: (requested: Requested) => void;
}) {
  const ask = (decision: "publicar" | "rejeitar") =>
    onAsk({
      title: decision === "publicar" ? "Publicar?" : "Recusar?",
      effect:
        decision === "publicar"
          ? "Aparece na página do material, e o autor é avisado."
          : "Não aparece, e quem escreveu recebe o motivo.",
      label: decision === "publicar" ? "Publicar" : "Recusar",
      act: (motivo) => decideHeldQuestionFn({ data: { questionId, decision, motivo } }),
    });
  const why = heldFor.map((one) => holdWords[one as HoldReason] ?? one).join(", ");
  return (
    <Row head={`Pergunta retida: ${why}`} href={href} subject={subject} since={since} quotes={[body]}>
      <Button size="sm" onClick={() => ask("publicar")} aria-label={`Publicar: ${body.slice(0, 60)}`}>
        Publicar
      </Button>
      <Button size="sm" variant="danger-outline" onClick={() => ask("rejeitar")} aria-label={`Recusar: ${body.slice(0, 60)}`}>
        Recusar
      </Button>
    </Row>
  );
}
