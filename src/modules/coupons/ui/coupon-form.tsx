import { Shuffle } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { Note } from "#ui/note.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Ticket } from "#ui/ticket.tsx";
import type { PricedMaterial } from "../schema.ts";
import { authorDate } from "./author-date.ts";
import { type CouponDraft, type CouponMistakes, discountOf } from "./coupon-draft.ts";
import { generateCode } from "./generate-code.ts";
import { MaterialChoice, type NewPrice } from "./material-choice.tsx";
import { previewPrice } from "./preview-price.ts";
import { ticketValue } from "./ticket-value.ts";

type CouponFormProps = {
  draft: CouponDraft;
  change: (part: Partial<CouponDraft>) => void;
  mistakes: CouponMistakes;
  materials: PricedMaterial[];
  /** Somebody used the code: it stays as it is. */
  isCodeFixed: boolean;
  /** How many times the coupon was used. */
  used: number;
};

/** What a coupon gives, on what, to whom and until when, with each price it makes. */
export function CouponForm({ draft, change, mistakes, materials, isCodeFixed, used }: CouponFormProps) {
  return (
    <div className="grid gap-5">
      <DraftTicket draft={draft} />
      <Field
        label="Código"
        id="codigo"
        error={mistakes.codigo}
        hint={isCodeFixed ? "Alguém já usou este código: ele não muda mais." : "Letras, números, hífen ou sublinhado."}
      >
        <TextInput
          name="code"
          value={draft.code}
          readOnly={isCodeFixed}
          onChange={(event) => change({ code: event.target.value })}
          maxLength={24}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          className="[&_input]:uppercase"
          after={
            !isCodeFixed && (
              <Button variant="ghost" size="sm" className="-mr-2.5" onClick={() => change({ code: generateCode() })}>
                <Shuffle aria-hidden />
                Gerar código
              </Button>
            )
          }
        />
      </Field>
      <DiscountField draft={draft} change={change} error={mistakes.desconto} />
      <MaterialChoice
        id="materiais"
        materials={materials}
        productIds={draft.productIds}
        onChange={(productIds) => change({ productIds })}
        priceOf={priceIn(draft)}
        error={mistakes.materiais}
      />
      <Note tone="info">
        Em cada material vale o maior desconto: cupom e promoção não se somam, e nenhum preço fica entre zero e R$ 3,00.
      </Note>
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
          <TextInput
            inputMode="numeric"
            name="maxUses"
            value={draft.maxUses}
            onChange={(event) => change({ maxUses: event.target.value })}
          />
        </Field>
        <Field label="Usos por pessoa" id="por_pessoa" optional error={mistakes.por_pessoa} hint="Vazio: sem limite.">
          <TextInput
            inputMode="numeric"
            name="perCustomer"
            value={draft.perCustomer}
            onChange={(event) => change({ perCustomer: event.target.value })}
          />
        </Field>
      </div>
      <Field label="Compra mínima" id="minimo" optional error={mistakes.minimo} hint="Soma dos materiais do cupom no carrinho.">
        <MoneyInput
          name="minimum"
          cents={draft.minimumCents}
          onCents={(minimumCents) => change({ minimumCents })}
          className="max-w-56"
        />
      </Field>
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

function DraftTicket({ draft }: { draft: CouponDraft }) {
  const discount = discountOf(draft);
  const shown = discount
    ? ticketValue({
        kind: discount.kind,
        percentBps: discount.kind === "porcentagem" ? discount.percentBps : null,
        amountCents: discount.kind === "valor" ? discount.amountCents : null,
      })
    : { value: "?", note: "a menos" };
  return (
    <Ticket
      value={shown.value}
      valueNote={shown.note}
      code={draft.code.trim().toUpperCase() || "SEUCÓDIGO"}
      condition={draft.productIds === null ? "Em toda a loja" : `Em ${draft.productIds.length} dos seus materiais`}
    />
  );
}

function DiscountField({ draft, change, error }: Pick<CouponFormProps, "draft" | "change"> & { error: string | undefined }) {
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
        ]}
      />
      {draft.kind === "porcentagem" ? (
        <Field label="Quanto a menos" id="desconto" error={error} hint="De 1% a 90%. 100% é de graça, com limite de usos.">
          <TextInput
            name="percent"
            inputMode="decimal"
            value={draft.percent}
            onChange={(event) => change({ percent: event.target.value })}
            after={<span className="text-muted">%</span>}
            className="max-w-40"
          />
        </Field>
      ) : (
        <Field label="Quanto a menos" id="desconto" error={error} hint="Uma vez por compra, repartido entre os materiais.">
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

const LEAST_CENTS = 300;

/** The preview of each material, by the discount as written. */
function priceIn(draft: CouponDraft): ((material: PricedMaterial) => NewPrice) | null {
  const discount = discountOf(draft);
  if (!discount) return null;
  return (material) => {
    const { paidCents, isPromotionBetter } = previewPrice(material, discount, draft.maxUses.trim() !== "");
    const struckCents = material.priceCents;
    if (isPromotionBetter) return { cents: paidCents, struckCents, remark: "A sua promoção já desconta mais." };
    const isAtLeast = paidCents === LEAST_CENTS && material.priceCents > LEAST_CENTS;
    return {
      cents: paidCents,
      struckCents,
      remark: isAtLeast ? "Fica em R$ 3,00, o menor preço que um material pode ter." : null,
    };
  };
}
