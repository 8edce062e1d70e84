import { Shuffle } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Ticket } from "#ui/ticket.tsx";
import { authorDate } from "./author-date.ts";
import { type CouponDraft, type CouponMistakes, discountOf } from "./coupon-draft.ts";
import { generateCode } from "./generate-code.ts";
import { ticketValue } from "./ticket-value.ts";

type DraftProps = { draft: CouponDraft; change: (part: Partial<CouponDraft>) => void };
type FieldProps = DraftProps & { error: string | undefined };

/** The code, typed or made up; once somebody used it, it stays. */
export function CodeField({ draft, change, error, isFixed = false }: FieldProps & { isFixed?: boolean }) {
  return (
    <Field
      label="Código"
      id="codigo"
      error={error}
      hint={isFixed ? "Alguém já usou este código: ele não muda mais." : "Letras, números, hífen ou sublinhado."}
    >
      <TextInput
        name="code"
        value={draft.code}
        readOnly={isFixed}
        onChange={(event) => change({ code: event.target.value })}
        maxLength={24}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        translate="no"
        className="[&_input]:uppercase"
        after={
          !isFixed && (
            <Button variant="ghost" size="sm" className="-mr-2.5" onClick={() => change({ code: generateCode() })}>
              <Shuffle aria-hidden />
              Gerar código
            </Button>
          )
        }
      />
    </Field>
  );
}

/** The ticket the form is making; `reach` says where it is good. */
export function DraftTicket({ draft, reach }: { draft: CouponDraft; reach: string }) {
  const discount = discountOf(draft);
  const shown = discount
    ? ticketValue({
        kind: discount.kind,
        percentBps: discount.kind === "porcentagem" ? discount.percentBps : null,
        amountCents: discount.kind === "valor" ? discount.amountCents : null,
        takeCount: discount.kind === "leve_pague" ? discount.takeCount : null,
        payCount: discount.kind === "leve_pague" ? discount.payCount : null,
      })
    : { value: "?", note: "de desconto" };
  return (
    <Ticket value={shown.value} valueNote={shown.note} code={draft.code.trim().toUpperCase() || "SEUCÓDIGO"} condition={reach} />
  );
}

type DiscountFieldProps = FieldProps & {
  percentHint: string;
  /** Whether the cheapest of so many may be free. */
  mayTake?: boolean;
};

/** How much less: a share of the price, an amount, or the cheapest of so many. */
export function DiscountField({ draft, change, error, percentHint, mayTake = false }: DiscountFieldProps) {
  return (
    <FieldGroup legend="Desconto">
      <Segmented
        label="Tipo de desconto"
        className="justify-self-start"
        value={draft.kind}
        onValue={(kind) => change({ kind })}
        options={[
          { value: "porcentagem", label: "Porcentagem" },
          { value: "valor", label: "Valor em reais" },
          ...(mayTake ? [{ value: "leve_pague" as const, label: "Leve mais, pague menos" }] : []),
        ]}
      />
      {draft.kind === "leve_pague" ? (
        <TakeFields draft={draft} change={change} error={error} />
      ) : draft.kind === "porcentagem" ? (
        <Field label="Desconto" id="desconto" error={error} hint={percentHint}>
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
      ) : (
        <Field label="Desconto" id="desconto" error={error} hint="Uma vez por compra, repartido entre os materiais.">
          <MoneyInput
            name="amount"
            cents={draft.amountCents}
            onCents={(amountCents) => change({ amountCents })}
            className="max-w-56"
          />
        </Field>
      )}
    </FieldGroup>
  );
}

function TakeFields({ draft, change, error }: FieldProps) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field
        label="Leve"
        id="desconto"
        error={error}
        hint="Os grupos se formam a partir dos mais caros, e em cada um os de menor preço saem grátis. O desconto se reparte entre os materiais, e quem devolver um recebe o que pagou por ele."
        className="max-sm:col-span-2"
      >
        <NumberInput name="takeCount" digits={2} value={draft.takeCount} onText={(takeCount) => change({ takeCount })} />
      </Field>
      <Field label="Pague" id="pague" className="max-sm:col-span-2">
        <NumberInput name="payCount" digits={2} value={draft.payCount} onText={(payCount) => change({ payCount })} />
      </Field>
    </div>
  );
}

type LimitProps = DraftProps & {
  mistakes: CouponMistakes;
  /** How many times the coupon was used. */
  used?: number;
};

/** From when to when, how many times, and out of how big a purchase. */
export function LimitFields({ draft, change, mistakes, used = 0 }: LimitProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Começa em" id="inicio" optional error={mistakes.inicio} hint="Vazio: vale a partir de agora.">
          <TextInput
            type="date"
            name="startsOn"
            value={draft.startsOn}
            onChange={(event) => change({ startsOn: event.target.value })}
          />
        </Field>
        <Field label="Vale até" id="fim" error={mistakes.fim} hint="O dia todo, no horário de Brasília.">
          <TextInput
            type="date"
            name="endsOn"
            value={draft.endsOn}
            min={authorDate()}
            onChange={(event) => change({ endsOn: event.target.value })}
          />
        </Field>
        <Field
          label="Limite de usos"
          id="usos"
          optional
          error={mistakes.usos}
          hint={used > 0 ? `Já foi usado ${used === 1 ? "uma vez" : `${used} vezes`}.` : "Vazio: sem limite."}
        >
          <NumberInput name="maxUses" digits={7} value={draft.maxUses} onText={(maxUses) => change({ maxUses })} />
        </Field>
        <Field label="Usos por pessoa" id="por_pessoa" optional error={mistakes.por_pessoa} hint="Vazio: sem limite.">
          <NumberInput
            name="perCustomer"
            digits={7}
            value={draft.perCustomer}
            onText={(perCustomer) => change({ perCustomer })}
          />
        </Field>
      </div>
      <Field
        label="Quantidade mínima"
        id="quantidade"
        optional
        error={mistakes.quantidade}
        hint="Quantos materiais do cupom no carrinho. Vazio: qualquer quantidade."
      >
        <NumberInput
          name="minimumItems"
          digits={2}
          value={draft.minimumItems}
          onText={(minimumItems) => change({ minimumItems })}
          className="max-w-40"
        />
      </Field>
      <Field label="Compra mínima" id="minimo" optional error={mistakes.minimo} hint="Soma dos materiais do cupom no carrinho.">
        <MoneyInput
          name="minimum"
          cents={draft.minimumCents}
          onCents={(minimumCents) => change({ minimumCents })}
          className="max-w-56"
        />
      </Field>
    </>
  );
}
