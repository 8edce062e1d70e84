import { Note } from "#ui/note.tsx";
import { Switch } from "#ui/switch.tsx";
import type { PricedProduct } from "../schema.ts";
import { type CouponDraft, type CouponMistakes, discountOf } from "./coupon-draft.ts";
import { CodeField, DiscountField, DraftTicket, LimitFields } from "./coupon-fields.tsx";
import { ProductChoice, type NewPrice } from "./product-choice.tsx";
import { previewPrice } from "./preview-price.ts";

type CouponFormProps = {
  draft: CouponDraft;
  change: (part: Partial<CouponDraft>) => void;
  mistakes: CouponMistakes;
  materials: PricedProduct[];
  /** Somebody used the code: it stays as it is. */
  isCodeFixed: boolean;
  /** How many times the coupon was used. */
  used: number;
};

/** What a coupon gives, on what, to whom and until when, with each price it makes. */
export function CouponForm({ draft, change, mistakes, materials: products, isCodeFixed, used }: CouponFormProps) {
  return (
    <div className="grid gap-5">
      <DraftTicket
        draft={draft}
        reach={draft.productIds === null ? "Em toda a loja" : `Em ${draft.productIds.length} dos seus materiais`}
      />
      <CodeField draft={draft} change={change} error={mistakes.codigo} isFixed={isCodeFixed} />
      <DiscountField
        draft={draft}
        change={change}
        error={mistakes.desconto}
        percentHint="De 1% a 90%. 100% é grátis, com limite de usos."
        mayTake
      />
      <ProductChoice
        id="materiais"
        materials={products}
        productIds={draft.productIds}
        onChange={(productIds) => change({ productIds })}
        priceOf={priceIn(draft)}
        error={mistakes.materiais}
      />
      <Note tone="info">
        Em cada material vale o maior desconto: cupom e promoção não se somam, e nenhum preço fica entre zero e R$ 3,00.
      </Note>
      <LimitFields draft={draft} change={change} mistakes={mistakes} used={used} />
      <Switch
        name="isPublic"
        checked={draft.isPublic}
        onChange={(event) => change({ isPublic: event.target.checked })}
        hint="Quem visita a loja e os materiais vê o cupom. Desligado, só quem recebe o link."
      >
        Mostrar na loja
      </Switch>
    </div>
  );
}

const LEAST_CENTS = 300;

/** The preview of each product, by the discount as written. */
function priceIn(draft: CouponDraft): ((material: PricedProduct) => NewPrice) | null {
  const discount = discountOf(draft);
  if (!discount || discount.kind === "leve_pague") return null;
  return (product) => {
    const { paidCents, isPromotionBetter } = previewPrice(product, discount, draft.maxUses.trim() !== "");
    const struckCents = product.priceCents;
    if (isPromotionBetter) return { cents: paidCents, struckCents, remark: "A sua promoção já desconta mais." };
    const isAtLeast = paidCents === LEAST_CENTS && product.priceCents > LEAST_CENTS;
    return {
      cents: paidCents,
      struckCents,
      remark: isAtLeast ? "Fica em R$ 3,00, o menor preço que um material pode ter." : null,
    };
  };
}
