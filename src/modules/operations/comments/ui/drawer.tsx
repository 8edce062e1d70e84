import { kindWords } from "#modules/moderation/messages.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { formatCount, listOf, plural } from "#kit/format.ts";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { DrawerPart, Fact } from "../../orders/ui/drawer-part.tsx";
import { reasonName } from "../messages.ts";
import { CommentActs } from "./comment-acts.tsx";
import { CommentPill } from "./comment-pill.tsx";
import type { OpenComment } from "./facts.ts";

/** One thing over the queue: its words, why it waits, who wrote it, what was decided of it before, and the two answers. */
export const commentDrawer = (comment: OpenComment, onNext: () => void, onDecided: () => void): Drawer => ({
  title: "Decisão",
  footer: <CommentActs key={comment.id} comment={comment} onNext={onNext} onDecided={onDecided} />,
  children: <Body comment={comment} />,
});

function Body({ comment }: { comment: OpenComment }) {
  const { thing, subject, about, href, reasons, reports, decisions, writer, since } = comment;
  return (
    <div className="grid gap-6">
      <header className="grid justify-items-start gap-2">
        <CommentPill row={comment} />
        <h3 className="text-t3 wrap-anywhere whitespace-pre-line">{subject || "Sem texto"}</h3>
        <p className="text-sm text-muted">
          {kindWords[thing].one}
          {about && `, sobre ${about}`}, desde <When at={since} />
        </p>
        {href && (
          <RouterLink href={href} className="link text-sm">
            Ver na página
          </RouterLink>
        )}
      </header>
      <DrawerPart title={comment.source === "decisao" ? "O que foi decidido" : "Por que espera"}>
        {reports.length === 0 && <p className="text-sm">{reasons.map(reasonName).join("; ")}</p>}
        {reports.length > 0 && (
          <ul className="grid gap-3 text-sm">
            {reports.map(({ reason, words, at, hasAccount }) => (
              <li key={`${at}${words}`} className="wrap-anywhere whitespace-pre-line">
                <b className="font-semibold">{reasonName(reason)}</b>, <When at={new Date(at)} />,{" "}
                {hasAccount ? "de quem tem conta" : "de quem não tem conta"}
                {words && <span className="block">{words}</span>}
              </li>
            ))}
          </ul>
        )}
      </DrawerPart>
      {writer && <WriterPart writer={writer} />}
      {decisions.length > 0 && (
        <DrawerPart title="Decisões sobre isto">
          <ul className="grid gap-3 text-sm">
            {decisions.map(({ id, action, reason, by, at }) => (
              <li key={id} className="wrap-anywhere">
                <b className="font-semibold">{reasonName(action)}</b> por {by}, <When at={new Date(at)} />
                <span className="block text-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </DrawerPart>
      )}
    </div>
  );
}

function WriterPart({ writer }: { writer: NonNullable<OpenComment["writer"]> }) {
  const { reviews, reviewsOut, questions, questionsOut, comments, commentsOut, upheld, suspendedFrom } = writer;
  const withGone = (all: number, gone: number) => `${formatCount(all)}${gone > 0 ? `, ${gone} fora do ar` : ""}`;
  return (
    <DrawerPart
      title="De quem é"
      action={
        <RouterLink href={`/painel/admin/usuarios?linha=${writer.id}`} className="link text-sm">
          Ver a pessoa
        </RouterLink>
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5">
        <Fact label="Nome">{writer.firstName}</Fact>
        <Fact label="E-mail">{writer.emailMasked}</Fact>
        <Fact label="Avaliações">{withGone(reviews, reviewsOut)}</Fact>
        <Fact label="Perguntas">{withGone(questions, questionsOut)}</Fact>
        <Fact label="Comentários no blog">{withGone(comments, commentsOut)}</Fact>
        <Fact label="Denúncias acolhidas">
          {upheld === 0 ? "nenhuma" : plural(upheld, "coisa tirada ou registrada", "coisas tiradas ou registradas")}
        </Fact>
        <Fact label="Conta desde">
          <When at={writer.since} as="day" />
        </Fact>
        {suspendedFrom.length > 0 && <Fact label="Suspensa">sem {listOf(suspendedFrom)}</Fact>}
      </dl>
    </DrawerPart>
  );
}
