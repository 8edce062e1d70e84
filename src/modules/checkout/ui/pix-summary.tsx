import { Ban, Check, Clock, ScanSearch, TimerOff } from "lucide-react";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { orderNumber } from "#kit/format.ts";
import { buttonClass } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { Money, MoneyOrFree } from "#ui/money.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import type { PixView } from "../rules.ts";
import { discountsOf } from "#modules/orders/rules/discounts.ts";
import { PixWaysOut } from "./pix-ways-out.tsx";
import type { usePixActions } from "./use-pix-actions.ts";
import type { PixFacts } from "./use-pix-status.ts";
import { statusWords } from "#modules/orders/messages.ts";

type Look = { tone: StatusTone; icon: typeof Clock; word: string };
const WAITING: Look = { tone: "warning", icon: Clock, word: statusWords.aguardando_pagamento };
const LOOKS: Record<PixView, Look> = {
  gerando: WAITING,
  qr_ativo: WAITING,
  expirado: WAITING,
  esperando: WAITING,
  sem_codigo: WAITING,
  em_analise: { tone: "info", icon: ScanSearch, word: "Em análise" },
  pago: { tone: "positive", icon: Check, word: "Pago" },
  encerrado: { tone: "neutral", icon: Ban, word: "Encerrado" },
};

type PixSummaryProps = {
  order: PixFacts["order"];
  view: PixView;
  /** The current code already has the longer expiry. */
  isLong: boolean;
  actions: ReturnType<typeof usePixActions>;
};

/** The order at the right: its items, state and remaining actions. */
export function PixSummary({ order, view, isLong, actions }: PixSummaryProps) {
  const look = order.status === "expirado" ? { ...LOOKS.encerrado, icon: TimerOff, word: "Expirado" } : LOOKS[view];
  const hasCode = view === "qr_ativo" || view === "expirado";
  const discounts = discountsOf(order.items);
  const canAct = hasCode || view === "sem_codigo" || view === "esperando";
  return (
    <aside
      aria-label="Resumo do pedido"
      className="bg-well px-(--gutter) pt-[22px] pb-6 max-lg:-mx-(--gutter) lg:rounded-panel lg:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-t3">Pedido {orderNumber(order.number)}</h2>
        <StatusPill tone={look.tone} icon={<look.icon />} status={order.status}>
          {look.word}
        </StatusPill>
      </div>
      <ul className="mt-2">
        {order.items.map((item) => (
          <li key={item.productId} className="flex items-center gap-3 border-b border-line py-2.5 text-sm">
            <Cover
              shape="mini"
              paper={item.paper}
              picture={pictureOf(item.cover)}
              title={item.title}
              signature={item.authorName}
              seed={item.slug}
              alt=""
            />
            <span className="min-w-0 flex-1 leading-[1.3]">
              {item.title}
              <span className="sig block text-[1rem]! text-muted">{item.authorName}</span>
            </span>
            <b className="font-semibold">
              <MoneyOrFree cents={item.priceCents} />
            </b>
          </li>
        ))}
      </ul>
      <ReceiptList className="mt-4">
        {discounts.length > 0 && (
          <ReceiptRow label="Subtotal">
            <Money cents={order.subtotalCents} />
          </ReceiptRow>
        )}
        {discounts.map(({ source, cents }) => (
          <ReceiptRow key={source} label={source} tone="discount">
            <Money cents={-cents} />
          </ReceiptRow>
        ))}
        <ReceiptRow label="Total" total>
          <Money cents={order.totalCents} />
        </ReceiptRow>
      </ReceiptList>
      {view === "encerrado" && (
        <RouterLink href="/finalizar-compra" className={buttonClass({ variant: "primary", full: true, className: "mt-5" })}>
          Voltar ao carrinho
        </RouterLink>
      )}
      {canAct && <PixWaysOut orderId={order.id} view={view} isLong={isLong} actions={actions} />}
      {!canAct && <output className="mt-3 block text-xs text-muted empty:hidden">{actions.message}</output>}
      {hasCode && (
        <p className="mt-4 text-2xs text-muted">
          Pode fechar esta página: o código também está no e-mail <span className="wrap-anywhere">{order.buyerEmail}</span>.
        </p>
      )}
    </aside>
  );
}
