import { useRouter } from "@tanstack/react-router";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import { changePricesFn } from "#modules/catalog/prices/functions.ts";
import { savedPriceMessages } from "#modules/catalog/prices/messages.ts";
import { isEditable } from "#modules/catalog/rules/product-status.ts";
import { PRICE_BOUNDS_CENTS } from "#modules/catalog/rules/publishing.ts";
import type { OwnProductRow } from "#modules/catalog/schema/product-form.ts";
import { doorMessages } from "#modules/catalog/messages.ts";
import { formatMoney } from "#kit/money.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Money } from "#ui/money.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { Popover } from "#ui/popover.tsx";
import { Price } from "#ui/price.tsx";
import { showToast } from "#ui/toast.tsx";
import { useForm } from "#ui/use-form.ts";
import { netOfPrice, type UsualCommission } from "./net-of-price.ts";

type PriceCellProps = { row: OwnProductRow; commission: UsualCommission };

/** What a product costs; pressing it changes it where it stands, with what the author would receive. */
export function PriceCell({ row, commission }: PriceCellProps) {
  const [open, setOpen] = useState(false);
  if (row.priceCents === null) return <span className="text-muted">–</span>;
  const price = <Price cents={row.priceCents} size="row" className="justify-end" />;
  if (row.isFree || !isEditable(row.status)) return price;
  return (
    <Popover
      open={open}
      onOpen={setOpen}
      label={`Mudar o preço de ${row.title}`}
      trigger={
        <button
          type="button"
          aria-label={`Mudar o preço de ${row.title}, ${formatMoney(row.priceCents)}`}
          className="group -mr-1.5 inline-flex min-h-9 items-center gap-1.5 rounded-ctl px-1.5 hover:bg-ink/7"
        >
          <PencilLine
            aria-hidden
            className="size-3.5 text-muted opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
          />
          {price}
        </button>
      }
    >
      <PriceForm row={row} fromCents={row.priceCents} commission={commission} onDone={() => setOpen(false)} />
    </Popover>
  );
}

type PriceFormProps = PriceCellProps & { fromCents: number; onDone: () => void };

function PriceForm({ row, fromCents, commission, onDone }: PriceFormProps) {
  const router = useRouter();
  const [cents, setCents] = useState<number | null>(fromCents);
  const state = useForm(doorMessages, doorMessages.unavailable, { name: `preco-${row.id}` });
  const isWithin = cents !== null && cents >= PRICE_BOUNDS_CENTS.least && cents <= PRICE_BOUNDS_CENTS.most;

  async function save() {
    if (!isWithin) return state.refuse({ preco: savedPriceMessages.limites });
    if (cents === fromCents) return onDone();
    const prices = [{ productId: row.id, fromCents, toCents: cents }];
    const answer = await state.send(() => changePricesFn({ data: { prices } }));
    if (!answer) return;
    const [left] = answer.value.saved;
    if (left) state.refuse({ preco: savedPriceMessages[left.reason] });
    else {
      onDone();
      showToast(`“${row.title}” agora custa ${formatMoney(cents)}.`);
    }
    await router.invalidate({ sync: true });
  }

  return (
    <Form state={state} onSubmit={save} className="grid gap-3">
      <Field
        label="Preço"
        id={`preco-${row.id}`}
        error={state.mistakes.preco}
        hint={
          isWithin ? (
            <>
              Você recebe <Money cents={netOfPrice(cents, row.commissionBps, commission)} className="font-semibold text-ink" />{" "}
              por venda.
            </>
          ) : (
            savedPriceMessages.limites
          )
        }
      >
        <MoneyInput name="preco" dense cents={cents} onCents={setCents} />
      </Field>
      <Button type="submit" variant="primary" size="sm" loading={state.isBusy} loadingLabel="Salvando…">
        Salvar preço
      </Button>
    </Form>
  );
}
