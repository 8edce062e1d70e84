import { formatDate } from "#kit/date-format.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Cover } from "#ui/cover.tsx";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { licenseWords } from "../messages.ts";
import type { Sale, SaleItem } from "./order-facts.ts";

/** From the price to what stays with the author, material by material. */
export function SaleWaterfall({ sale, now }: { sale: Sale; now: Date }) {
  const netCents = sale.items.reduce((sum, item) => sum + item.paidCents - item.commissionCents, 0);
  return (
    <Panel title={sale.items.length === 1 ? "Seu material neste pedido" : "Seus materiais neste pedido"} flush>
      <ul className="border-t border-line">
        {sale.items.map((item) => (
          <li key={item.id} className="border-b border-line px-4 py-4 last:border-b-0 md:px-5">
            <ItemWaterfall item={item} />
          </li>
        ))}
      </ul>
      <div className="border-t-[1.5px] border-ink px-4 py-4 md:px-5">
        {sale.items.length > 1 && (
          <ReceiptList>
            <ReceiptRow label="Líquido do pedido" total>
              <Money cents={netCents} />
            </ReceiptRow>
          </ReceiptList>
        )}
        <p className="text-sm text-muted">{releaseWords(sale, netCents, now)}</p>
      </div>
    </Panel>
  );
}

function ItemWaterfall({ item }: { item: SaleItem }) {
  return (
    <>
      <div className="flex items-center gap-3.5">
        <Cover shape="cart" paper={item.paper} picture={pictureOf(item.cover)} title={item.title} seed={item.slug} alt="" />
        <div className="min-w-0">
          <h3 className="font-text text-md leading-[1.3] font-semibold wrap-anywhere">{item.title}</h3>
          <p className="text-2xs text-muted">{licenseWords[item.license] ?? item.license}</p>
        </div>
      </div>
      <ReceiptList className="mt-4">
        <ReceiptRow label="Preço">
          <Money cents={item.priceCents} />
        </ReceiptRow>
        {item.discountCents > 0 && (
          <ReceiptRow label="Desconto">
            <Money cents={-item.discountCents} />
          </ReceiptRow>
        )}
        <ReceiptRow label={`Comissão da Autoria (${formatBasisPoints(item.commissionBps)})`}>
          <Money cents={-item.commissionCents} />
        </ReceiptRow>
        <ReceiptRow label="Líquido" total>
          <Money cents={item.paidCents - item.commissionCents} />
        </ReceiptRow>
      </ReceiptList>
    </>
  );
}

function releaseWords({ status, releaseAt }: Sale, netCents: number, now: Date): string {
  if (netCents === 0) return "Material grátis: não há valor a receber.";
  if (status === "aguardando_pagamento" || status === "em_analise")
    return "O valor entra no seu saldo 8 dias depois do pagamento.";
  if (status !== "pago" || !releaseAt) return "Não há valor a liberar deste pedido.";
  return releaseAt > now
    ? `A liberar em ${formatDate(releaseAt)}, depois do prazo de desistência de quem comprou.`
    : `Liberação em ${formatDate(releaseAt)}.`;
}
