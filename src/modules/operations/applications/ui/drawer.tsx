import type { ReactNode } from "react";
import { formatDate, formatFullDateTime } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { statusWords } from "#modules/stores/applications/messages.ts";
import { ApplicationPill } from "#modules/stores/applications/ui/application-pill.tsx";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { Note } from "#ui/note.tsx";
import { Timeline } from "#ui/timeline.tsx";
import { DrawerPart, Fact } from "../../orders/ui/drawer-part.tsx";
import type { OpenApplication } from "./facts.ts";
import { AnswerLink } from "./answer-link.tsx";
import { ApplicationActs } from "./application-acts.tsx";
import { Assignee } from "./assignee.tsx";
import { ApplicationChecklist } from "./application-checklist.tsx";

/** One application over the queue: what was written, what was looked at, and the three answers. */
export function applicationDrawer(open: OpenApplication, onChanged: () => Promise<void>): Drawer {
  const isOpen = open.status === "enviada" || open.status === "em_analise";
  return {
    title: "Solicitação",
    ...(isOpen && !open.isOwn ? { footer: <ApplicationActs key={open.id} application={open} onChanged={onChanged} /> } : {}),
    children: <Body application={open} onChanged={onChanged} />,
  };
}

function Body({ application, onChanged }: { application: OpenApplication; onChanged: () => Promise<void> }) {
  const { answers } = application;
  return (
    <div className="grid gap-6">
      <header className="grid justify-items-start gap-2">
        <h3 className="text-t2 wrap-anywhere">{answers.storeName}</h3>
        <ApplicationPill status={application.status} />
        <Assignee application={application} onChanged={onChanged} />
      </header>
      {application.isOwn && <Note tone="warning">Esta solicitação é sua: outra pessoa da administração decide.</Note>}
      {application.twins > 0 && (
        <Note tone="warning">
          Este documento já é de {plural(application.twins, "outra loja", "outras lojas")}. Confira antes de aprovar.
        </Note>
      )}
      {application.status === "recusada" && application.retryAt && (
        <Note tone="danger" title="Recusada.">
          {application.refusal} Pode pedir de novo a partir de {formatDate(application.retryAt)}.
        </Note>
      )}
      <DrawerPart title="Conferência">
        <ApplicationChecklist application={application} onChanged={onChanged} />
      </DrawerPart>
      <DrawerPart title="O que escreveu">
        <dl className="grid gap-3.5">
          <Fact label="Assina como">{answers.authorName}</Fact>
          <Fact label="O que faz">{answers.area}</Fact>
          <Fact label="Apresentação">
            <Lines>{answers.about}</Lines>
          </Fact>
          {answers.sampleUrl && (
            <Fact label="Onde ver o trabalho">
              <AnswerLink answer={answers.sampleUrl} />
            </Fact>
          )}
          {answers.sampleWords && (
            <Fact label="Descreve um material">
              <Lines>{answers.sampleWords}</Lines>
            </Fact>
          )}
          {application.items.map(({ key, title, proof }) =>
            proof && answers.extra[key] ? (
              <Fact key={key} label={title}>
                {proof === "endereco" ? <AnswerLink answer={answers.extra[key]} /> : <Lines>{answers.extra[key]}</Lines>}
              </Fact>
            ) : null,
          )}
        </dl>
      </DrawerPart>
      <DrawerPart title="Quem vende">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5">
          <Fact label="Nome">{answers.legalName}</Fact>
          <Fact label="CPF ou CNPJ">{application.documentMasked}</Fact>
          <Fact label="Cidade">
            {answers.city}, {answers.uf}
          </Fact>
          <Fact label="E-mail">{application.emailMasked}</Fact>
          <Fact label="Conta desde">{formatDate(application.accountSince)}</Fact>
          <Fact label="Materiais em preparo">{application.drafts}</Fact>
        </dl>
      </DrawerPart>
      <DrawerPart title="Andamento">
        <Timeline
          events={application.history.map(({ to, cause, at }, index) => ({
            id: `${index}-${to}`,
            title: statusWords[to],
            detail: `${formatFullDateTime(at)} · ${cause}`,
            state: "done",
          }))}
        />
      </DrawerPart>
    </div>
  );
}

const Lines = ({ children }: { children: ReactNode }) => <span className="whitespace-pre-line">{children}</span>;
