import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { orderNumber, plural } from "#kit/format.ts";
import { OrderStatusPill } from "#modules/orders/ui/order-status-pill.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Panel } from "#ui/panel.tsx";
import { HelpLink } from "#ui/help-link.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { purchaseEventWords } from "../messages.ts";
import type { Purchase } from "./order-facts.ts";
import { OrderHistory } from "./order-history.tsx";
import { PasswordOffer } from "./password-offer.tsx";
import { PurchaseFiles } from "./purchase-files.tsx";
import { PurchaseReceipt } from "./purchase-receipt.tsx";
import { PurchaseStanding } from "./purchase-standing.tsx";
import { WithdrawalRightTerms, type StoreGuarantee } from "./withdrawal-right-terms.tsx";

type PurchasePageProps = {
  purchase: Purchase;
  justPaid: boolean;
  /** Gives the purchase up. */ withdrawalRightAction: ReactNode;
  /** Says that something is not right. */ problemAction: ReactNode;
  /** Sends the receipt again. */ receiptAction: ReactNode;
  /** In whose name the papers go. */ fiscal: ReactNode;
  /** Corrects the address of the order. */ emailAction: ReactNode;
  /** What was given back and what was asked for. */ refunds: ReactNode;
  /** Asks what the buyer thought. */ invites: ReactNode;
  /** What is written to and by the authors. */ messages: ReactNode;
};

/** An order to who placed it: its files, its receipt and its life. `justPaid` greets who comes from paying. */
export function PurchasePage(props: PurchasePageProps) {
  const {
    purchase,
    justPaid,
    withdrawalRightAction,
    problemAction,
    receiptAction,
    emailAction,
    fiscal,
    refunds,
    invites,
    messages,
  } = props;
  const isGreeting = justPaid && purchase.status === "pago";
  return (
    <>
      <Breadcrumb crumbs={[{ href: "/painel/pedidos", label: "Biblioteca" }]} renderLink={routerLink} className="mb-3" />
      <header className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        {isGreeting && (
          <span aria-hidden className="stamp">
            Pago
          </span>
        )}
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-t1">{isGreeting ? greeting(purchase.items.length) : `Pedido ${orderNumber(purchase.number)}`}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <OrderStatusPill status={purchase.status} />
            <span className="tn">
              {isGreeting && `Pedido ${orderNumber(purchase.number)}, `}
              <When at={purchase.createdAt} />
            </span>
            <span>{plural(purchase.items.length, "material", "materiais")}</span>
          </p>
        </div>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.55fr)_minmax(300px,1fr)]">
        <div className="grid min-w-0 gap-5">
          <PurchaseStanding purchase={purchase} />
          {refunds}
          <PurchaseFiles items={purchase.items} isOpen={purchase.items.some((item) => item.entitlementId !== null)} />
          {invites}
          {messages}
          {isGreeting && !purchase.hasPassword && <PasswordOffer email={purchase.buyerEmail} />}
        </div>
        <div className="grid min-w-0 gap-5">
          <PurchaseReceipt purchase={purchase} action={receiptAction} emailAction={emailAction} />
          {fiscal}
          {purchase.paidAt && purchase.withdrawalRightEndsAt && canGoBack(purchase) && (
            <WithdrawalRightTerms
              paidAt={purchase.paidAt}
              endsAt={purchase.withdrawalRightEndsAt}
              guarantees={guaranteesOf(purchase, purchase.withdrawalRightEndsAt)}
              withdrawalRightAction={withdrawalRightAction}
              problemAction={problemAction}
            />
          )}
          <Panel title="Precisa de ajuda?">
            <ul className="grid gap-2 text-sm">
              <li>
                <HelpLink slug="arquivo-nao-abre">O arquivo não abre</HelpLink>
              </li>
              <li>
                <RouterLink href={`/ajuda/contato?assunto=compra&pedido=${purchase.id}`} className="link">
                  {`Escrever para ${brand.the} sobre este pedido`}
                </RouterLink>
              </li>
            </ul>
          </Panel>
          <Panel title="Andamento">
            <OrderHistory
              events={purchase.events}
              words={purchaseEventWords}
              ahead={purchase.status === "aguardando_pagamento" ? ["Pagamento", "Arquivos na biblioteca"] : []}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}

/** Paid, not in dispute, and something of it not given back or on its way. */
const canGoBack = ({ status, items }: Purchase): boolean =>
  (status === "pago" || status === "parcialmente_estornado" || status === "estornando") &&
  items.some((item) => item.refundableCents > 0);

/** What may still be given back after the days of the law, by store, the soonest to end first. */
function guaranteesOf({ items }: Purchase, lawEndsAt: Date): StoreGuarantee[] {
  const ends = new Map<string, StoreGuarantee>();
  for (const { storeSlug, authorName, refundRightEndsAt: endsAt, refundableCents } of items) {
    if (refundableCents > 0 && endsAt && endsAt > lawEndsAt) ends.set(storeSlug, { storeSlug, authorName, endsAt });
  }
  return [...ends.values()].toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
}

const greeting = (count: number): string =>
  count === 1 ? "Pago. Seu material já está na biblioteca." : `Pago. Seus ${count} materiais já estão na biblioteca.`;
