import { useId } from "react";
import { percentOf } from "#kit/money-split.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { PricedMaterial } from "../schema.ts";
import { authorDate } from "./author-date.ts";
import { FormSkeleton } from "./coupon-sheet.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { MaterialChoice, type NewPrice } from "./material-choice.tsx";
import { promotionPercent } from "./promotion-draft.ts";
import { useLeaving } from "./use-leaving.ts";
import type { Materials } from "./use-materials.ts";
import { usePromotionForm } from "./use-promotion-form.ts";

type PromotionSheetProps = { open: boolean; materials: Materials; onClose: () => void; onSaved: () => void };

/** A promotion being written: everybody's price, with no code, for some days. */
export function PromotionSheet({ open, materials, onClose, onSaved }: PromotionSheetProps) {
  const form = usePromotionForm(onSaved);
  const formId = useId();
  const { isAsked, leave, stay } = useLeaving(form.hasChanged, onClose);
  const { draft, change, mistakes } = form;
  const listed = Object.entries(mistakes).map(([fieldId, message]) => ({ fieldId: `promocao-${fieldId}`, message }));

  return (
    <Sheet
      open={open}
      onClose={leave}
      title="Nova promoção"
      className="md:w-[600px]"
      footer={
        isAsked ? (
          <LeaveQuestion onStay={stay} onLeave={onClose} />
        ) : (
          <div className="flex justify-end gap-2">
            <Button variant="ghost" onClick={leave}>
              Voltar
            </Button>
            <Button type="submit" form={formId} variant="primary" loading={form.isSaving} loadingLabel="Salvando…">
              Criar promoção
            </Button>
          </div>
        )
      }
    >
      {materials.hasFailed && (
        <Note
          tone="danger"
          role="alert"
          action={
            <Button size="sm" onClick={materials.load}>
              Tentar de novo
            </Button>
          }
        >
          Não foi possível ler os seus materiais.
        </Note>
      )}
      {!materials.list && !materials.hasFailed && <FormSkeleton />}
      {materials.list && (
        <form
          id={formId}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          {form.trouble && (
            <Note tone="danger" role="alert">
              {form.trouble}
            </Note>
          )}
          <ErrorSummary key={form.tries} mistakes={listed} />
          <Field label="Nome" id="promocao-nome" error={mistakes.nome} hint="Só você vê, para achar depois.">
            <TextInput name="name" maxLength={60} value={draft.name} onChange={(event) => change({ name: event.target.value })} />
          </Field>
          <Field
            label="Quanto a menos"
            id="promocao-desconto"
            error={mistakes.desconto}
            hint="De 1% a 90%, em todas as licenças."
          >
            <TextInput
              name="percent"
              inputMode="decimal"
              value={draft.percent}
              onChange={(event) => change({ percent: event.target.value })}
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
          <MaterialChoice
            id="promocao-materiais"
            materials={materials.list}
            productIds={draft.productIds}
            onChange={(productIds) => change({ productIds })}
            priceOf={priceIn(promotionPercent(draft))}
            error={mistakes.materiais}
          />
          <Note tone="info">
            O preço riscado na vitrine é sempre o menor que o material pediu nos 30 dias antes da promoção. Quando ele não é maior
            do que o preço da promoção, nada aparece riscado.
          </Note>
        </form>
      )}
    </Sheet>
  );
}

const LEAST_CENTS = 300;

/** What each material would cost, and what may honestly stand struck beside it. */
function priceIn(percentBps: number | null): ((material: PricedMaterial) => NewPrice) | null {
  if (percentBps === null) return null;
  return ({ priceCents, lowestCents }) => {
    const cents = Math.max(Math.min(priceCents, LEAST_CENTS), priceCents - percentOf(priceCents, percentBps));
    if (lowestCents <= cents) return { cents, struckCents: null, remark: "Sem riscado: já custou isso nos últimos 30 dias." };
    const isLower = lowestCents < priceCents;
    return { cents, struckCents: lowestCents, remark: isLower ? "Riscado: o menor preço dos últimos 30 dias." : null };
  };
}
