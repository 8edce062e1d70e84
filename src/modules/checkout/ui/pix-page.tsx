import { PixPanel } from "./pix-panel.tsx";
import { PixShare } from "./pix-share.tsx";
import { PixSteps } from "./pix-steps.tsx";
import { PixSummary } from "./pix-summary.tsx";
import { PixWaiting } from "./pix-waiting.tsx";
import { usePixActions } from "./use-pix-actions.ts";
import { type PixFacts, usePixStatus } from "./use-pix-status.ts";

/** The page of an order awaiting its Pix, from the creation of the code until the files are available. */
export function PixPage({ page }: { page: PixFacts }) {
  const { facts, view, refresh } = usePixStatus(page);
  const actions = usePixActions(page.order.id, refresh);
  return (
    <main id="conteudo" className="wrap pt-5 md:pt-9 lg:pb-16">
      <div className="grid items-start gap-x-[72px] gap-y-7 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          <h1 className="text-t1 font-black">Pague com Pix</h1>
          <PixWaiting
            view={view}
            orderId={page.order.id}
            isDataRefused={facts.attempt?.isDataRefused ?? false}
            endCause={facts.order.endCause}
          />
          <PixPanel facts={facts} view={view} actions={actions} onEnd={() => void refresh()} />
          {view === "qr_ativo" && facts.attempt?.pixCode && (
            <PixShare code={facts.attempt.pixCode} totalCents={facts.order.totalCents} />
          )}
          {view === "qr_ativo" && <PixSteps payee={facts.attempt?.payee ?? null} />}
        </div>
        <PixSummary order={facts.order} view={view} isLong={isLong(facts.attempt)} actions={actions} />
      </div>
    </main>
  );
}

const LONG_MS = 2 * 3_600_000;

/** Whether the code was made to be paid later. */
const isLong = (attempt: PixFacts["attempt"]): boolean =>
  attempt?.expiresAt != null && attempt.expiresAt.getTime() - attempt.issuedAt.getTime() > LONG_MS;
