import { brand } from "#kit/brand/brand.ts";
import { HelpLink } from "#ui/help-link.tsx";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { requiredRole } from "#kit/forbidden.ts";
import { AnticipationSection } from "#modules/payouts/anticipation/ui/anticipation-section.tsx";
import { BalanceSection } from "#modules/payouts/balance/ui/balance-section.tsx";
import { PAPERS_PATH } from "#modules/payouts/papers/schema.ts";
import { readStatementSearch } from "#modules/payouts/statement/schema.ts";
import { OperationsSection } from "#modules/payouts/statement/ui/operations-section.tsx";
import { BankSection } from "#modules/payouts/ui/bank-section.tsx";
import { ScheduleSection } from "#modules/payouts/schedule/ui/schedule-section.tsx";
import { TransferSection } from "#modules/payouts/withdrawals/ui/transfer-section.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";

export const Route = createFileRoute("/painel/pagarme/")({
  validateSearch: readStatementSearch,
  loader: async ({ parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise;
    if (!loaderData?.store) throw notFound(requiredRole("autor"));
  },
  head: () => ({ meta: [{ title: `Saldo e saques · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: PayoutsPage,
});

/** Six parts that load, fail and try again each by itself. */
function PayoutsPage() {
  return (
    <>
      <PanelHead
        title="Saldo e saques"
        actions={
          <RouterLink href={PAPERS_PATH} className={buttonClass({ variant: "soft" })}>
            <FileText aria-hidden /> Documentos
          </RouterLink>
        }
      >
        Seu dinheiro na Pagar.me: o que entrou, o que saiu e o que está por vir.{" "}
        <HelpLink slug="quando-o-dinheiro-fica-livre">Quando o dinheiro fica disponível</HelpLink>
      </PanelHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:items-start">
        <BalanceSection />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <TransferSection />
          <ScheduleSection />
          <AnticipationSection />
          <div id="conta-bancaria" className="min-w-0 scroll-mt-20">
            <BankSection />
          </div>
        </div>
        <div className="min-w-0 xl:col-start-1">
          <OperationsSection search={Route.useSearch()} />
        </div>
      </div>
    </>
  );
}
