import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { chipClass } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { markNoticesRead } from "../functions.ts";
import { noticesHref, type NoticesSearch } from "../rules/search.ts";
import type { NoticePage } from "../schema.ts";
import { NoticeRow } from "./notice-row.tsx";

type NoticesPageProps = { page: NoticePage; search: NoticesSearch; onChanged: () => void };

/** Everything this person was told, the newest first, by what it is about. */
export function NoticesPage({ page, search, onChanged }: NoticesPageProps) {
  const [isMarking, setMarking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { filtro, grupo, pagina = 1 } = search;

  async function mark(noticeIds: string[] | null) {
    const answer = await markNoticesRead({ data: { noticeIds } }).catch(() => null);
    if (answer?.ok) onChanged();
    return answer?.ok === true;
  }

  async function markAll() {
    setMarking(true);
    setFailed(!(await mark(null)));
    setMarking(false);
  }

  return (
    <Panel flush>
      <LinkTabs
        label="Notificações"
        className="px-2 pt-2"
        renderLink={routerLink}
        tabs={[
          { href: noticesHref({ grupo }), label: "Todas", current: !filtro },
          { href: noticesHref({ grupo, filtro: "nao-lidos" }), label: "Não lidas", current: Boolean(filtro), count: page.unread },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-5">
        <nav aria-label="Assunto" className="flex flex-wrap gap-2">
          {[{ group: undefined, label: "Tudo" }, ...page.groups].map(({ group, label }) => (
            <RouterLink
              key={group ?? "tudo"}
              href={noticesHref({ filtro, grupo: group })}
              aria-current={group === grupo ? "true" : undefined}
              className={chipClass({ on: group === grupo })}
            >
              {label}
            </RouterLink>
          ))}
        </nav>
        {page.unread > 0 && (
          <Button size="sm" variant="ghost" className="ml-auto" loading={isMarking} onClick={() => void markAll()}>
            Marcar todas como lidas
          </Button>
        )}
      </div>
      {hasFailed && (
        <Note tone="danger" role="alert" className="mx-4 mb-3 md:mx-5">
          Não conseguimos marcar agora. Tente de novo.
        </Note>
      )}
      {page.notices.length === 0 ? (
        <Empty {...search} label={page.groups.find(({ group }) => group === grupo)?.label} />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {page.notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onOpen={() => notice.isRead || void mark([notice.id])} />
          ))}
        </ul>
      )}
      {page.total > page.pageSize && (
        <div className="border-t border-line px-4 py-3.5 md:px-5">
          <Pagination
            page={pagina}
            pages={Math.ceil(page.total / page.pageSize)}
            href={(to) => noticesHref({ ...search, pagina: to })}
            renderLink={routerLink}
          />
        </div>
      )}
    </Panel>
  );
}

function Empty({ filtro, grupo, label }: NoticesSearch & { label: string | undefined }) {
  if (!filtro && !grupo)
    return (
      <EmptyState title="Nenhuma notificação ainda">
        O que acontecer com suas compras e com o que você acompanha aparece aqui.
      </EmptyState>
    );
  return (
    <EmptyState
      title={filtro ? "Nada por ler" : "Nada sobre isto"}
      action={
        <RouterLink href={noticesHref({})} className="text-sm font-semibold underline underline-offset-3">
          Ver todas as notificações
        </RouterLink>
      }
    >
      {label && `Você filtrou por “${label}”.`}
    </EmptyState>
  );
}
