import { Countdown } from "#ui/countdown.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { SIGHT_MINUTES, SIGHT_PARTS, type SightPart, type SightSearch, sightHref } from "../rules.ts";
import type { OpenSight, SightFacts } from "./facts.ts";
import { SightAct } from "./start-act.tsx";
import { SightLibrary } from "./library-panel.tsx";
import { SightNotices } from "./notices-panel.tsx";
import { SightOrders } from "./orders-panel.tsx";
import { SightStore } from "./store-panel.tsx";

const PART_WORDS: Record<SightPart, string> = { biblioteca: "Biblioteca", pedidos: "Pedidos", loja: "Loja", avisos: "Avisos" };

type SightPageProps = { sight: SightFacts; search: SightSearch; onChanged: () => void };

/** What a person sees, to be read and no more; it closes by itself. */
export function SightPage({ sight: { userId, open }, search, onChanged }: SightPageProps) {
  if (!open)
    return (
      <EmptyState framed title="Diga por que quer ver" action={<SightAct userId={userId} onOpen={onChanged} />}>
        O motivo vale por {SIGHT_MINUTES} minutos e fica no registro.
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
          tabs={SIGHT_PARTS.map((name) => ({
            href: sightHref(userId, name === "biblioteca" ? {} : { parte: name }),
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
              href={(to) => sightHref(userId, { ...search, pagina: to > 1 ? to : undefined })}
              renderLink={routerLink}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}

function Part({ part }: { part: OpenSight["part"] }) {
  if (part.name === "biblioteca") return <SightLibrary part={part} />;
  if (part.name === "pedidos") return <SightOrders part={part} />;
  if (part.name === "loja") return <SightStore part={part} />;
  return <SightNotices part={part} />;
}
