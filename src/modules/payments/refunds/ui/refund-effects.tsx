import { brand } from "#kit/brand/brand.ts";
import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { effectOf } from "../rules/preview.ts";
import type { RefundPreview } from "./refund-preview.ts";

type RefundEffectsProps = {
  items: RefundPreview["items"];
  pockets: RefundPreview["stores"][number];
  knowsFee: boolean;
  /** Who bears the cost of the payment: the author, shown to them or to an admin; "plataforma" in a legal withdrawal. */
  bearer: "autor" | "admin" | "plataforma";
};

const COST_OF = {
  autor: "sua conta",
  admin: "conta do autor",
  get plataforma() {
    return `conta ${brand.of}`;
  },
};

/** The effects of a refund line by line, who bears each, and the balance afterwards. */
export function RefundEffects({ items, pockets, knowsFee, bearer }: RefundEffectsProps) {
  if (items.length === 0) return null;
  const effect = effectOf(items, pockets);
  const isOwn = bearer === "autor";
  return (
    <div className="grid gap-3 rounded-ctl bg-well p-4">
      <ReceiptList>
        {items.map((item) => (
          <ReceiptRow key={item.orderItemId} label={<span className="wrap-anywhere">{item.title}</span>}>
            <Money cents={item.totalCents} />
          </ReceiptRow>
        ))}
        <ReceiptRow label={`Comissão que ${brand.the} devolve`}>
          <Money cents={-effect.commissionCents} />
        </ReceiptRow>
        {effect.interestCents > 0 && (
          <ReceiptRow label={`Juros do parcelamento, devolvidos ${brand.by}`}>
            <Money cents={-effect.interestCents} />
          </ReceiptRow>
        )}
        <ReceiptRow label={`Custo da Pagar.me neste pagamento, por ${COST_OF[bearer]}`}>
          {knowsFee && bearer !== "plataforma" ? <Money cents={effect.costCents} /> : `${brand.the} assume`}
        </ReceiptRow>
        <ReceiptRow label={isOwn ? "Sai do seu saldo" : "Sai do saldo do autor"} total>
          <Money cents={effect.netCents + effect.costCents} />
        </ReceiptRow>
      </ReceiptList>
      <ReceiptList className="border-t border-line pt-3">
        {effect.fromPendingCents > 0 && (
          <ReceiptRow label="Do que está a liberar desta venda">
            <Money cents={effect.fromPendingCents} />
          </ReceiptRow>
        )}
        {effect.fromAvailableCents > 0 && (
          <ReceiptRow label="Do disponível">
            <Money cents={effect.fromAvailableCents} />
          </ReceiptRow>
        )}
        {effect.newDebtCents > 0 && (
          <ReceiptRow label="Fica como débito">
            <Money cents={effect.newDebtCents} />
          </ReceiptRow>
        )}
        <ReceiptRow label="Disponível depois">
          <Money cents={effect.after.availableCents} />
        </ReceiptRow>
        <ReceiptRow label="A liberar depois">
          <Money cents={effect.after.pendingCents} />
        </ReceiptRow>
      </ReceiptList>
      {effect.newDebtCents > 0 && (
        <Note tone="warning">
          O saldo não basta: o débito é pago pelas próximas vendas, antes de qualquer outra coisa. Enquanto ele existir, não há
          saque. Nada é cobrado da conta bancária.
        </Note>
      )}
    </div>
  );
}
