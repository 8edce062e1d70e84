import { PRICE_BOUNDS_CENTS } from "#modules/catalog/rules/publishing.ts";
import type { License, MaterialForm, MaterialPage } from "#modules/catalog/schema/material.ts";
import { commissionOf } from "#modules/orders/rules.ts";
import { formatMoney } from "#kit/money.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { Money } from "#ui/money.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { Switch } from "#ui/switch.tsx";
import { Block } from "./block.tsx";
import type { Mistakes } from "./read-refusal.ts";

const LICENSE_WORDS: Record<License, { title: string; description: string }> = {
  pessoal: { title: "Uso pessoal", description: "Quem compra usa só para si ou com a própria família." },
  turmas: { title: "Uso com turmas", description: "Quem compra usa com as próprias turmas e alunos." },
  comercial: { title: "Uso comercial", description: "Quem compra pode usar em produtos que vende." },
};

type PriceBlockProps = {
  page: MaterialPage;
  form: MaterialForm;
  change: (part: Partial<MaterialForm>) => void;
  mistakes: Mistakes;
};

/** What it costs, what the author receives, and what the buyer may do with it. */
export function PriceBlock({ page, form, change, mistakes }: PriceBlockProps) {
  return (
    <Block title="Preço e licença">
      <Switch
        name="isFree"
        checked={form.isFree}
        onChange={(event) => change({ isFree: event.target.checked })}
        hint="Qualquer pessoa baixa sem pagar. Até 250 MB no total."
      >
        Material grátis
      </Switch>
      {!form.isFree && (
        <Field label="Preço" id="preco" error={mistakes.preco} hint={<Net page={page} form={form} />}>
          <MoneyInput
            name="price"
            cents={form.priceCents}
            onCents={(priceCents) => change({ priceCents })}
            className="max-w-56"
          />
        </Field>
      )}
      <FieldGroup legend="Licença">
        {(Object.keys(LICENSE_WORDS) as License[]).map((license) => (
          <RadioCard
            key={license}
            name="license"
            value={license}
            checked={form.license === license}
            onChange={() => change({ license })}
            {...LICENSE_WORDS[license]}
          />
        ))}
      </FieldGroup>
    </Block>
  );
}

function Net({ page: { commission, categories }, form }: Pick<PriceBlockProps, "page" | "form">) {
  const priceCents = form.priceCents ?? 0;
  if (priceCents < PRICE_BOUNDS_CENTS.least || priceCents > PRICE_BOUNDS_CENTS.most)
    return `De ${formatMoney(PRICE_BOUNDS_CENTS.least)} a ${formatMoney(PRICE_BOUNDS_CENTS.most)}.`;
  const ofCategory = categories.find((one) => one.id === form.categoryId)?.commissionBps;
  const basisPoints = commission.storeBasisPoints ?? ofCategory ?? commission.basisPoints;
  const netCents = priceCents - commissionOf(priceCents, { basisPoints, leastCents: commission.leastCents });
  return (
    <>
      Você recebe <Money cents={netCents} className="font-semibold text-ink" /> por venda. A comissão é de{" "}
      {formatBasisPoints(basisPoints)}, no mínimo {formatMoney(commission.leastCents)}.
    </>
  );
}
