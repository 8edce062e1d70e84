import { brand } from "#kit/brand/brand.ts";
import { formatDate } from "#kit/date-format.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { sourceOf } from "#modules/orders/rules/discounts.ts";
import { pixDiscountWords } from "#modules/coupons/rules/discount-words.ts";
import { saleLineWords } from "#modules/orders/ui/sale-line-words.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Cover } from "#ui/cover.tsx";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { SaleAccess } from "../access/ui/sale-access.tsx";
import { licenseWords, movementWords } from "../messages.ts";
import type { Sale, SaleItem } from "./order-facts.ts";

/** From the price to what stays with the author, product by product, and everything that moved it since, from the books. */
export function SaleWaterfall({ sale, now }: { sale: Sale; now: Date }) {
  const netCents = netOf(sale.items);
  const since = sale.movements.filter((movement) => movement.kind !== "charge.paid");
  const leftCents = sale.movements.length > 0 ? sale.movements.reduce((sum, one) => sum + one.amountCents, 0) : netCents;
  return (
    <Panel
      title={sale.items.length === 1 ? "Seu material neste pedido" : "Seus materiais neste pedido"}
      flush
      data-section="valores"
    >
      <ul className="border-t border-line">
        {sale.items.map((item) => (
          <li key={item.id} className="border-b border-line px-4 py-4 last:border-b-0 md:px-5">
            <ItemWaterfall item={item} />
            <SaleAccess orderId={sale.id} item={item} access={item.access} />
          </li>
        ))}
      </ul>
      <div className="grid gap-4 border-t-[1.5px] border-ink px-4 py-4 md:px-5">
        {(sale.items.length > 1 || since.length > 0) && (
          <ReceiptList>
            <ReceiptRow label="Líquido do pedido" total={since.length === 0}>
              <Money cents={netCents} />
            </ReceiptRow>
            {since.map((movement) => (
              <ReceiptRow
                key={movement.id}
                label={
                  <>
                    {movementWords[movement.kind] ?? "Outro movimento"}, <When at={movement.at} as="day" />
                  </>
                }
              >
                <Money cents={movement.amountCents} signed />
              </ReceiptRow>
            ))}
            {since.length > 0 && (
              <ReceiptRow label="Fica com você" total>
                <Money cents={leftCents} />
              </ReceiptRow>
            )}
          </ReceiptList>
        )}
        <ReleaseWords sale={sale} leftCents={leftCents} now={now} />
      </div>
    </Panel>
  );
}

const netOf = (items: readonly SaleItem[]): number =>
  items.reduce((sum, item) => sum + item.paidCents - item.commissionCents - item.interestCents, 0);

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
        <ReceiptRow label={saleLineWords.price}>
          <Money cents={item.priceCents} />
        </ReceiptRow>
        {item.discountCents > 0 && (
          <ReceiptRow label={<span className="wrap-anywhere">{sourceOf(item)}</span>}>
            <Money cents={-item.discountCents} />
          </ReceiptRow>
        )}
        {item.methodDiscountCents > 0 && (
          <ReceiptRow label={pixDiscountWords}>
            <Money cents={-item.methodDiscountCents} />
          </ReceiptRow>
        )}
        {item.platformDiscountCents > 0 && (
          <ReceiptRow label={`${brand.The} paga este desconto`}>
            <Money cents={item.platformDiscountCents} signed />
          </ReceiptRow>
        )}
        <ReceiptRow label={saleLineWords.commission(item.commissionBps, Boolean(item.broughtBy))}>
          <Money cents={-item.commissionCents - item.platformDiscountCents} />
        </ReceiptRow>
        {item.interestCents > 0 && (
          <ReceiptRow label={saleLineWords.interest}>
            <Money cents={-item.interestCents} />
          </ReceiptRow>
        )}
        <ReceiptRow label={saleLineWords.net} total>
          <Money cents={netOf([item])} />
        </ReceiptRow>
      </ReceiptList>
    </>
  );
}

/** When what is left may be withdrawn, part by part. */
function ReleaseWords({ sale, leftCents, now }: { sale: Sale; leftCents: number; now: Date }) {
  if (sale.releases.length <= 1 || leftCents <= 0) {
    return <p className="text-sm text-muted">{releaseWords(sale, leftCents, now)}</p>;
  }
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {sale.releases.map((release, index) => (
        <li key={index}>
          Parcela {index + 1}: <Money cents={release.amountCents} />,{" "}
          {release.releasedAt ? `liberada em ${formatDate(release.releasedAt)}` : `a liberar em ${formatDate(release.dueAt)}`}
        </li>
      ))}
    </ul>
  );
}

function releaseWords({ status, releaseAt, releaseDays, releases, movements }: Sale, leftCents: number, now: Date): string {
  if (status === "aguardando_pagamento" || status === "em_analise")
    return `O valor entra no seu saldo ${releaseDays} dias depois do pagamento.`;
  if (leftCents === 0 && movements.length === 0) return "Material grátis: não há valor a receber.";
  if (leftCents < 0) return "O que falta é um débito seu: as próximas vendas pagam, e até lá não há saque.";
  const at = releases[0]?.dueAt ?? releaseAt;
  if (leftCents === 0 || !at || status === "contestado" || status === "perdido") return "Não há valor a liberar deste pedido.";
  const releasedAt = releases[0]?.releasedAt;
  if (releasedAt) return `Disponível para saque desde ${formatDate(releasedAt)}.`;
  return at > now
    ? `A liberar em ${formatDate(at)}, depois do prazo de desistência de quem comprou.`
    : `Liberação em ${formatDate(at)}.`;
}
