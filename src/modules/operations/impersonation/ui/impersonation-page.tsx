import { Countdown } from "#ui/countdown.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import {
  IMPERSONATION_MINUTES,
  IMPERSONATION_PARTS,
  type ImpersonationPart,
  type ImpersonationSearch,
  impersonationHref,
} from "../rules.ts";
import type { OpenImpersonation, ImpersonationFacts } from "./facts.ts";
import { StartImpersonationAct } from "./start-act.tsx";
import { LibraryPanel } from "./library-panel.tsx";
import { NoticesPanel } from "./notices-panel.tsx";
import { OrdersPanel } from "./orders-panel.tsx";
import { StorePanel } from "./store-panel.tsx";

const PART_WORDS: Record<ImpersonationPart, string> = {
  biblioteca: "Biblioteca",
  pedidos: "Pedidos",
  loja: "Loja",
  avisos: "Notificações",
};

type ImpersonationPageProps = { impersonation: ImpersonationFacts; search: ImpersonationSearch; onChanged: () => void };

/** What a person sees, to be read and no more; it closes by itself. */
export function ImpersonationPage({ impersonation: { userId, open }, search, onChanged }: ImpersonationPageProps) {
  if (!open)
    return (
      <EmptyState framed title="Diga por que quer ver" action={<StartImpersonationAct userId={userId} onOpen={onChanged} />}>
        O motivo vale por {IMPERSONATION_MINUTES} minutos e fica no registro.
      </EmptyState>
    );
  const here = search.parte ?? "biblioteca";
  const { part, page } = open;
  return (
    <div className="grid gap-4">
      <Note
        title="Só leitura."
        action={
          <Countdown key={open.untilMs} label="Fecha em" untilMs={open.untilMs} serverNowMs={open.nowMs} onEnd={onChanged} />
        }
      >
        Nada daqui abre arquivo, muda a conta ou é marcado como lido.
      </Note>
      <Panel flush>
        <LinkTabs
          label="O que a pessoa vê"
          className="px-2 pt-2"
          renderLink={routerLink}
          tabs={IMPERSONATION_PARTS.map((name) => ({
            href: impersonationHref(userId, name === "biblioteca" ? {} : { parte: name }),
            label: PART_WORDS[name],
            current: name === here,
          }))}
        />
        <Part part={part} />
        {"pages" in part && part.pages > 1 && (
          <div className="border-t border-line px-4 py-3.5 md:px-5">
            <Pagination
              page={page}
              pages={part.pages}
              href={(to) => impersonationHref(userId, { ...search, pagina: to > 1 ? to : undefined })}
              renderLink={routerLink}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}

function Part({ part }: { part: OpenImpersonation["part"] }) {
  if (part.name === "biblioteca") return <LibraryPanel part={part} />;
  if (part.name === "pedidos") return <OrdersPanel part={part} />;
  if (part.name === "loja") return <StorePanel part={part} />;
  return <NoticesPanel part={part} />;
}
