import { percentOf } from "#kit/money-percent.ts";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { createPromotionFn } from "../functions.ts";
import { promotionMessages } from "../messages.ts";
import type { PricedProduct } from "../schema.ts";
import { authorDate } from "./author-date.ts";
import { ProductChoice, type NewPrice } from "./product-choice.tsx";
import { OfferSheet, OfferSheetWaiting } from "./offer-sheet.tsx";
import { emptyPromotion, type PromotionField, promotionPercent, readPromotion } from "./promotion-draft.ts";
import type { Materials } from "./use-products.ts";
import { useOfferForm } from "./use-offer-form.ts";

type PromotionSheetProps = { open: boolean; materials: Materials; onClose: () => void; onSaved: () => void };

const TITLE = "Nova promoção";
const FIELDS: Record<string, PromotionField> = {
  name: "nome",
  percent: "desconto",
  percentBps: "desconto",
  productIds: "materiais",
  startsOn: "inicio",
  endsOn: "fim",
};

/** A promotion being written: everybody's price, with no code, for some days. */
export function PromotionSheet({ open, materials: products, onClose, onSaved }: PromotionSheetProps) {
  const form = useOfferForm({
    name: "promocao",
    first: emptyPromotion,
    read: readPromotion,
    send: (call) => createPromotionFn({ data: call }),
    fields: FIELDS,
    messages: promotionMessages,
    onSaved,
  });
  const { draft, change, mistakes } = form;
  if (!products.list) return <OfferSheetWaiting open={open} onClose={onClose} title={TITLE} materials={products} />;
  return (
    <OfferSheet open={open} onClose={onClose} title={TITLE} form={form} action="Criar promoção" idPrefix="promocao-">
      <div className="grid gap-5">
        <Field label="Nome" id="promocao-nome" error={mistakes.nome} hint="Só você vê, para achar depois.">
          <TextInput name="name" maxLength={60} value={draft.name} onChange={(event) => change({ name: event.target.value })} />
        </Field>
        <Field label="Desconto" id="promocao-desconto" error={mistakes.desconto} hint="De 1% a 90%, em todas as licenças.">
          <NumberInput
            name="percent"
            digits={3}
            decimals={2}
            value={draft.percent}
            onText={(percent) => change({ percent })}
            after={<span className="text-muted">%</span>}
            className="max-w-40"
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Começa em" id="promocao-inicio" optional error={mistakes.inicio} hint="Vazio: começa agora.">
            <TextInput
              type="date"
              name="startsOn"
              min={authorDate()}
              value={draft.startsOn}
              onChange={(event) => change({ startsOn: event.target.value })}
            />
          </Field>
          <Field label="Vai até" id="promocao-fim" error={mistakes.fim} hint="O dia todo, no horário de Brasília.">
            <TextInput
              type="date"
              name="endsOn"
              min={authorDate()}
              value={draft.endsOn}
              onChange={(event) => change({ endsOn: event.target.value })}
            />
          </Field>
        </div>
        <ProductChoice
          id="promocao-materiais"
          materials={products.list}
          productIds={draft.productIds}
          onChange={(productIds) => change({ productIds })}
          priceOf={priceIn(promotionPercent(draft))}
          error={mistakes.materiais}
        />
        <Note tone="info">
          O preço riscado na vitrine é sempre o menor que o material pediu nos 30 dias antes da promoção. Quando ele não é maior
          do que o preço da promoção, nada aparece riscado.
        </Note>
      </div>
    </OfferSheet>
  );
}

const LEAST_CENTS = 300;

/** What each product would cost, and what may honestly stand struck beside it. */
function priceIn(percentBps: number | null): ((material: PricedProduct) => NewPrice) | null {
  if (percentBps === null) return null;
  return ({ priceCents, lowestCents }) => {
    const cents = Math.max(Math.min(priceCents, LEAST_CENTS), priceCents - percentOf(priceCents, percentBps));
    if (lowestCents <= cents) return { cents, struckCents: null, remark: "Sem riscado: já custou isso nos últimos 30 dias." };
    const isLower = lowestCents < priceCents;
    return { cents, struckCents: lowestCents, remark: isLower ? "Riscado: o menor preço dos últimos 30 dias." : null };
  };
}
