import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { INBOX_TABS, type InboxSearch, type InboxTab, QUESTIONS_A_PAGE } from "../rules.ts";
import type { Inbox } from "../schema.ts";
import { InboxItem } from "./inbox-item.tsx";

const PATH = "/painel/avaliacoes/perguntas";

const TAB_WORDS: Record<InboxTab, string> = { "sem-resposta": "Sem resposta", respondidas: "Respondidas", todas: "Todas" };

const EMPTY: Record<InboxTab, { title: string; words: string }> = {
  "sem-resposta": {
    title: "Nada por responder",
    words: "Quando alguém perguntar sobre um material seu, a pergunta aparece aqui.",
  },
  respondidas: {
    title: "Nenhuma resposta ainda",
    words: "As perguntas que você responder ficam aqui, e na página de cada material.",
  },
  todas: { title: "Nenhuma pergunta ainda", words: "Quem está para comprar pode perguntar na página de cada material seu." },
};

const hrefOf = (situacao: InboxTab, pagina = 1): string => {
  const query = new URLSearchParams();
  if (situacao !== "sem-resposta") query.set("situacao", situacao);
  if (pagina > 1) query.set("pagina", String(pagina));
  return query.size > 0 ? `${PATH}?${query}` : PATH;
};

type InboxPageProps = { inbox: Inbox; search: InboxSearch; onChanged: () => void };

/** What shoppers asked of this author's products, with the answer written in place. */
export function InboxPage({ inbox, search, onChanged }: InboxPageProps) {
  const tab = search.situacao ?? "sem-resposta";
  const page = search.pagina ?? 1;
  return (
    <Panel flush>
      <LinkTabs
        label="Perguntas"
        className="px-2 pt-2"
        renderLink={routerLink}
        tabs={INBOX_TABS.map((one) => ({
          href: hrefOf(one),
          label: TAB_WORDS[one],
          current: one === tab,
          ...(one === "sem-resposta" ? { count: inbox.waiting } : {}),
        }))}
      />
      {inbox.questions.length === 0 ? (
        <EmptyState title={EMPTY[tab].title}>{EMPTY[tab].words}</EmptyState>
      ) : (
        <ul className="divide-y divide-line px-4 md:px-5">
          {inbox.questions.map((question) => (
            <InboxItem key={question.id} question={question} onAnswered={onChanged} />
          ))}
        </ul>
      )}
      <div className="px-4 py-3.5 md:px-5">
        <Pagination
          page={page}
          pages={Math.ceil(inbox.total / QUESTIONS_A_PAGE)}
          href={(to) => hrefOf(tab, to)}
          renderLink={routerLink}
        />
      </div>
    </Panel>
  );
}
