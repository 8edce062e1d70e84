import { createFileRoute, getRouteApi, useRouter } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { readChoice } from "#kit/search-params.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { getOrderPage } from "#modules/delivery/functions.ts";
import { ConversationsPanel } from "#modules/delivery/conversations/ui/conversations-panel.tsx";
import { PurchasePage } from "#modules/delivery/ui/purchase-page.tsx";
import { SalePage } from "#modules/delivery/ui/sale-page.tsx";
import { getFiscal } from "#modules/orders/fiscal/functions.ts";
import type { FiscalView } from "#modules/orders/fiscal/ui/fiscal-facts.tsx";
import { FiscalPanel } from "#modules/orders/fiscal/ui/fiscal-panel.tsx";
import { InvoicePanel } from "#modules/orders/fiscal/ui/invoice-panel.tsx";
import { getSaleDispute } from "#modules/payments/disputes/functions.ts";
import type { SaleDispute } from "#modules/payments/disputes/ui/dispute-facts.ts";
import { DisputeSlot } from "#modules/payments/disputes/ui/dispute-slot.tsx";
import { RefundAccountPanel } from "#modules/payouts/refund-account/ui/refund-account-panel.tsx";
import { CorrectEmailButton } from "#modules/payments/receipts/ui/correct-email-button.tsx";
import { AuthorAnswer } from "#modules/payments/refunds/ui/author-answer.tsx";
import { EscalateButton } from "#modules/payments/refunds/ui/escalate-button.tsx";
import { ProblemButton } from "#modules/payments/refunds/ui/problem-button.tsx";
import { ReceiptButton } from "#modules/payments/refunds/ui/receipt-button.tsx";
import { RefundButton } from "#modules/payments/refunds/ui/refund-button.tsx";
import { RefundList } from "#modules/payments/refunds/ui/refund-list.tsx";
import { WithdrawalRightButton } from "#modules/payments/refunds/ui/withdrawal-right-button.tsx";
import { reviewerName } from "#modules/reviews/rules/rights.ts";
import { ReviewInvites } from "#modules/reviews/ui/review-invites.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { loaded } from "../-loaded.ts";

const panel = getRouteApi("/painel");

/** `novo` greets who comes from paying; `aba` keeps the menu on the sales until the order was read. */
const readOrderSearch = (raw: Record<string, unknown>): { novo?: "1" | undefined; aba?: "vendas" | undefined } => ({
  novo: readChoice(raw.novo, ["1"]),
  aba: readChoice(raw.aba, ["vendas"]),
});

export const Route = createFileRoute("/painel/pedidos/$orderId")({
  validateSearch: readOrderSearch,
  loader: async ({ params: { orderId } }) => {
    const page = loaded(await getOrderPage({ data: { orderId } }));
    const isPaid = (page.seenBy === "author" ? page.sale : page.purchase).paidAt !== null;
    const [dispute, fiscal] = await Promise.all([
      page.seenBy === "author" ? readDispute(orderId) : null,
      isPaid ? readFiscal(orderId) : null,
    ]);
    return { page, dispute, fiscal, tab: page.seenBy === "author" ? "vendas" : "compras" };
  },
  staleTime: 0,
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? titleOf(loaderData.page) : `Pedido · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: OrderPage,
});

function OrderPage() {
  const { page, dispute, fiscal } = Route.useLoaderData();
  const { name } = panel.useLoaderData();
  const router = useRouter();
  const { novo } = Route.useSearch();
  if (page.seenBy === "author") {
    const { sale } = page;
    return (
      <SalePage
        sale={sale}
        dispute={<DisputeSlot dispute={dispute} orderId={sale.id} onChange={() => void router.invalidate()} />}
        refunds={<RefundList refunds={sale.refunds} seenBy="autor" actionOf={(refund) => <AuthorAnswer refund={refund} />} />}
        refundAction={<RefundButton orderId={sale.id} />}
        messages={<ConversationsPanel orderId={sale.id} />}
        fiscal={fiscal && (fiscal === "unread" ? <FiscalUnread /> : <InvoicePanel orderId={sale.id} fiscal={fiscal} />)}
      />
    );
  }
  const { purchase } = page;
  const items = purchase.items.filter((item) => item.refundableCents > 0);
  return (
    <PurchasePage
      purchase={purchase}
      justPaid={novo === "1"}
      withdrawalRightAction={<WithdrawalRightButton orderId={purchase.id} items={items} method={purchase.paymentMethod} />}
      problemAction={<ProblemButton orderId={purchase.id} items={items} />}
      receiptAction={<ReceiptButton orderId={purchase.id} />}
      emailAction={<CorrectEmailButton orderId={purchase.id} email={purchase.buyerEmail} />}
      messages={<ConversationsPanel orderId={purchase.id} />}
      fiscal={fiscal && (fiscal === "unread" ? <FiscalUnread /> : <FiscalPanel orderId={purchase.id} fiscal={fiscal} />)}
      invites={<ReviewInvites orderId={purchase.id} reviewer={reviewerName(name)} />}
      refunds={
        <>
          {purchase.refunds.length > 0 && <RefundAccountPanel key={purchase.refunds.length} orderId={purchase.id} />}
          <RefundList refunds={purchase.refunds} seenBy="comprador" actionOf={(refund) => <EscalateButton refund={refund} />} />
        </>
      }
    />
  );
}

/** The rest of the order shows also when its dispute could not be read. */
async function readDispute(orderId: string): Promise<SaleDispute | "unread" | null> {
  const answer = await getSaleDispute({ data: { orderId } }).catch(() => null);
  return answer && "dispute" in answer ? answer.dispute : "unread";
}

/** The same of its fiscal side. */
async function readFiscal(orderId: string): Promise<FiscalView | "unread"> {
  const answer = await getFiscal({ data: { orderId } }).catch(() => null);
  return answer && "fiscal" in answer ? answer.fiscal : "unread";
}

function FiscalUnread() {
  const router = useRouter();
  return (
    <Panel title="Nota fiscal" data-section="fiscal">
      <Note
        tone="danger"
        role="alert"
        action={
          <Button size="sm" onClick={() => void router.invalidate()}>
            Tentar de novo
          </Button>
        }
      >
        Não foi possível ler os dados fiscais. Nada se perdeu, e o resto da página funciona.
      </Note>
    </Panel>
  );
}

type OrderPageFacts = AnswerOf<typeof getOrderPage>;

const titleOf = (page: OrderPageFacts): string =>
  `Pedido ${orderNumber(page.seenBy === "author" ? page.sale.number : page.purchase.number)} · ${brand.name}`;
