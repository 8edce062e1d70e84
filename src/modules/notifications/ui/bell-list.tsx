import { useCallback, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getBell, markNoticesRead } from "../functions.ts";
import type { Notice } from "../schema.ts";
import { NoticeRow } from "./notice-row.tsx";

const linkClass = "font-semibold underline underline-offset-3";

type BellListProps = { unread: number; onLeave: () => void };

/** The newest notices over the page one is on; what is opened is read. Reads again when the count changes. */
export function BellList({ unread, onLeave }: BellListProps) {
  const [notices, setNotices] = useState<Notice[] | "failed" | null>(null);

  const read = useCallback(
    () =>
      getBell()
        .catch(() => null)
        .then((answer) =>
          setNotices((before) => (answer && "notices" in answer ? answer.notices : Array.isArray(before) ? before : "failed")),
        ),
    [],
  );
  useEffect(() => {
    void read();
  }, [read, unread]);

  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4">
        <h2 className="text-lg leading-tight font-bold">Notificações</h2>
        {unread > 0 && (
          <button
            type="button"
            className="min-h-10 text-xs font-semibold underline underline-offset-3"
            onClick={() => void markNoticesRead({ data: { noticeIds: null } }).then(read)}
          >
            Marcar todas como lidas
          </button>
        )}
      </div>
      <div className="overflow-y-auto overscroll-contain" aria-busy={notices === null}>
        <Content
          notices={notices}
          onRetry={() => void read()}
          onOpen={(notice) => {
            onLeave();
            if (!notice.isRead) void markNoticesRead({ data: { noticeIds: [notice.id] } });
          }}
        />
      </div>
      <div className="flex min-h-12 items-center justify-between gap-3 border-t border-line px-4 text-xs">
        <RouterLink href="/painel/notificacoes" className={linkClass} onClick={onLeave}>
          Ver todos
        </RouterLink>
        <RouterLink href="/painel/configuracoes?aba=notificacoes" className={linkClass} onClick={onLeave}>
          Escolher o que recebo
        </RouterLink>
      </div>
    </>
  );
}

type ContentProps = { notices: Notice[] | "failed" | null; onRetry: () => void; onOpen: (notice: Notice) => void };

function Content({ notices, onRetry, onOpen }: ContentProps) {
  if (notices === null)
    return (
      <div className="grid gap-4 p-4">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="grid gap-2">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        ))}
      </div>
    );
  if (notices === "failed")
    return (
      <div role="alert" className="grid justify-items-start gap-3 p-4 text-sm">
        Não conseguimos carregar suas notificações agora.
        <Button size="sm" onClick={onRetry}>
          Tentar de novo
        </Button>
      </div>
    );
  if (notices.length === 0)
    return (
      <p className="px-4 py-8 text-center text-sm text-muted">
        Nada por aqui. O que acontecer com suas compras aparece neste sino.
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} onOpen={() => onOpen(notice)} />
      ))}
    </ul>
  );
}
