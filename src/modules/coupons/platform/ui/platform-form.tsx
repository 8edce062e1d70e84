import { brand } from "#kit/brand/brand.ts";
import { plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { Field } from "#ui/field.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { discountOf } from "../../ui/coupon-draft.ts";
import { CodeField, DiscountField, DraftTicket, LimitFields } from "../../ui/coupon-fields.tsx";
import type { PlatformDraft, PlatformField } from "./platform-draft.ts";
import { useWeight } from "./use-weight.ts";

type PlatformFormProps = {
  draft: PlatformDraft;
  change: (part: Partial<PlatformDraft>) => void;
  mistakes: Partial<Record<PlatformField, string>>;
};

/** What the platform gives, to whom, until when, how much in all, and why. */
export function PlatformForm({ draft, change, mistakes }: PlatformFormProps) {
  return (
    <div className="grid gap-5">
      <DraftTicket draft={draft} reach="Em todas as lojas, onde cabe" />
      <CodeField draft={draft} change={change} error={mistakes.codigo} />
      <DiscountField draft={draft} change={change} error={mistakes.desconto} percentHint={`Menos que a comissão ${brand.of}.`} />
      <Reach draft={draft} />
      <Note tone="info">
        O desconto sai da comissão: quem fez o material recebe o mesmo. Em cada material vale o maior desconto, e este só entra
        onde cabe por inteiro.
      </Note>
      <LimitFields draft={draft} change={change} mistakes={mistakes} />
      <Field
        label="Total a dar"
        id="orcamento"
        optional
        error={mistakes.orcamento}
        hint="Quando os descontos chegarem a este valor, o cupom esgota. Vazio: sem limite."
      >
        <MoneyInput
          name="budget"
          cents={draft.budgetCents}
          onCents={(budgetCents) => change({ budgetCents })}
          className="max-w-56"
        />
      </Field>
      <Field label="Motivo" id="motivo" error={mistakes.motivo} hint="Fica no registro, com o seu nome e a hora.">
        <Textarea
          name="motivo"
          rows={3}
          maxLength={300}
          value={draft.motivo}
          onChange={(event) => change({ motivo: event.target.value })}
        />
      </Field>
    </div>
  );
}

/** "Vale em 214 materiais, a partir de R$ 15,00." */
function Reach({ draft }: { draft: PlatformDraft }) {
  const discount = discountOf(draft);
  const weight = useWeight(discount?.kind === "leve_pague" ? null : discount);
  if (!weight) return <output className="-mt-2 min-h-5 text-sm text-muted" />;
  return (
    <output className="-mt-2 min-h-5 text-sm text-muted">
      {weight.fromCents === null
        ? "Nenhum material à venda comporta este desconto por inteiro."
        : `Vale em ${plural(weight.count, "material", "materiais")}, a partir de ${formatMoney(weight.fromCents)}.`}
    </output>
  );
}
