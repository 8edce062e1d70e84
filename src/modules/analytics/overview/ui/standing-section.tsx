import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useNoticeReceived } from "#modules/notifications/ui/notice-received.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { BestProducts } from "../../revenue/ui/best-products.tsx";
import { getStanding } from "../functions.ts";
import { type WindowName, WINDOWS } from "../rules/windows.ts";
import type { OverviewSearch } from "../schema.ts";
import { Definitions } from "./definitions.tsx";
import { MoneyStrip, WindowStrip } from "./window-strip.tsx";
import type { StandingFacts } from "./standing-facts.ts";
import { WINDOW_WORDS } from "./window-words.ts";

/** How the store stands: money, sales, downloads, visitors and what sold best, read again when something happens. */
export function StandingSection({ search: { periodo } }: { search: OverviewSearch }) {
  const state = useSection(() => getStanding({ data: { periodo } }), periodo);
  useNoticeReceived(state.reload);
  const router = useRouter();
  const show = (name: WindowName) =>
    void router.navigate({ href: name === "30" ? "/painel" : `/painel?periodo=${name}`, resetScroll: false });

  return (
    <section aria-label="Sua loja" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-t3">Sua loja</h2>
        <Segmented
          label="Período"
          value={periodo ?? "30"}
          options={WINDOWS.map((value) => ({ value, label: WINDOW_WORDS[value] }))}
          onValue={show}
        />
      </div>
      <Section name="standing" subject="os números da sua loja" state={state} skeleton={<Loading />}>
        {(facts) => <Standing facts={facts} name={periodo ?? "30"} />}
      </Section>
    </section>
  );
}

function Standing({ facts, name }: { facts: StandingFacts; name: WindowName }) {
  const [isRequested, setRequested] = useState(false);
  const ask = () => setRequested(true);
  const compared = facts.windows.find((window) => window.name === name);
  if (!compared) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <MoneyStrip facts={facts} onAsk={ask} />
      <WindowStrip compared={compared} onAsk={ask} />
      <Definitions isOpen={isRequested} onOpen={setRequested} />
      {facts.best.length > 0 ? (
        <BestProducts facts={facts} search={{ de: compared.days.from, ate: compared.days.to }} />
      ) : (
        <NoSales />
      )}
    </div>
  );
}

const NoSales = () => (
  <Panel title="O que mais rendeu" aria-label="O que mais rendeu">
    <EmptyState
      headingLevel={3}
      title="Nenhuma venda nestes dias"
      action={
        <RouterLink href="/painel/cupons" className={buttonClass({ variant: "soft" })}>
          Criar um cupom
        </RouterLink>
      }
    >
      Um cupom curto e o link da sua loja no perfil das redes costumam trazer as primeiras.
    </EmptyState>
  </Panel>
);

const Loading = () => (
  <div className="after-300ms grid gap-4">
    <Skeleton className="h-[116px] max-md:h-[190px]" />
    <Skeleton className="h-[116px] max-md:h-[190px]" />
    <Skeleton className="h-[230px]" />
  </div>
);
