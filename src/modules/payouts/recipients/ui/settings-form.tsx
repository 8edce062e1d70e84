import { useState } from "react";
import { statementBrand } from "#kit/brand/plain-names.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Form } from "#ui/form.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useForm } from "#ui/use-form.ts";
import { LEGAL_DAYS } from "../../../delivery/rules/guarantee.ts";
import { releaseDays } from "../../../delivery/rules/terms.ts";
import { GUARANTEE_DAYS, type StorePayments } from "../../../payments/recipients/rules.ts";
import { MOST_PIX_DISCOUNT_BPS } from "../../../pricing/rules/pix-discount.ts";
import { saveStorePaymentsFn } from "../functions.ts";
import { FormBlock } from "./form-block.tsx";

type SettingsFormProps = {
  settings: StorePayments;
  most: number;
  /** The platform offers boleto; a store that accepts Pix then accepts it too. */
  isBoletoOn: boolean;
  /** The current choices, saved or not; the preview uses them. */
  chosen: StorePayments;
  onChoose: (chosen: StorePayments) => void;
  onSaved: () => void;
};

const FAILED = "Não conseguimos salvar agora. Tente de novo em instantes.";

const FREE_WORDS: Record<number, string> = {
  1: "Quem compra paga os juros",
  2: "Até 2x sem juros, por sua conta",
  3: "Até 3x sem juros, por sua conta",
};

const BOLETO_WORDS =
  "Quem aceita Pix aceita boleto também: os dois são pagos à vista. O boleto leva até 3 dias úteis para ser confirmado e não tem o desconto do Pix.";

const PIX_DISCOUNTS = Array.from({ length: MOST_PIX_DISCOUNT_BPS / 100 + 1 }, (_, percent) => percent * 100);

const pixDiscountHint = ({ acceptsPix, pixDiscountBps }: StorePayments): string => {
  if (!acceptsPix) return "Aceite Pix para dar desconto nele.";
  return pixDiscountBps === 0
    ? "Quem paga com Pix paga menos, e você recebe antes. Aparece na página dos seus materiais."
    : "Sai da sua parte e conta depois do cupom e da promoção. Vale quando todas as lojas da compra aceitam Pix.";
};

/** How a longer guarantee delays the release of the store's money. */
const guaranteeHint = (days: number): string =>
  days === LEGAL_DAYS
    ? `O valor de cada venda é liberado em ${releaseDays(days)} dias. Mais prazo aparece na página dos seus materiais.`
    : `O valor de cada venda passa a ser liberado em ${releaseDays(days)} dias. Até o 7º dia vale a lei; depois dele é garantia sua: o pedido é aceito automaticamente, a comissão é devolvida inteira e o custo da Pagar.me fica com você.`;

/** The store's payment settings, valid from the next order. */
export function SettingsForm({ settings, most, isBoletoOn, chosen, onChoose, onSaved }: SettingsFormProps) {
  const state = useForm({}, FAILED, { name: "formas-de-pagamento" });
  const { mistakes } = state;
  const [isSaved, setSaved] = useState(false);
  const isChanged = (Object.keys(chosen) as (keyof StorePayments)[]).some((field) => chosen[field] !== settings[field]);

  function choose(part: Partial<StorePayments>) {
    onChoose({ ...chosen, ...part });
    state.forgive(...Object.keys(part));
    setSaved(false);
  }

  async function save() {
    const saved = await state.send(() => saveStorePaymentsFn({ data: chosen }));
    if (!saved) return;
    onChoose(saved.value);
    setSaved(true);
    onSaved();
  }

  return (
    <FormBlock title="Como você aceita pagamentos" hint="Vale para os próximos pedidos, na hora. Os que já existem não mudam.">
      <Form state={state} onSubmit={save} className="grid gap-5">
        <FieldGroup legend="Formas de pagamento" hint={isBoletoOn ? BOLETO_WORDS : undefined} error={mistakes.acceptsPix}>
          <Checkbox
            name="acceptsPix"
            checked={chosen.acceptsPix}
            onChange={(event) => choose({ acceptsPix: event.target.checked })}
          >
            Pix
          </Checkbox>
          <Checkbox
            name="acceptsCard"
            checked={chosen.acceptsCard}
            onChange={(event) => choose({ acceptsCard: event.target.checked })}
          >
            Cartão de crédito
          </Checkbox>
        </FieldGroup>
        <Field
          label="Desconto no Pix"
          hint={pixDiscountHint(chosen)}
          error={mistakes.pixDiscountBps}
          className="sm:max-w-[480px]"
        >
          <Select
            name="pixDiscountBps"
            disabled={!chosen.acceptsPix}
            value={chosen.pixDiscountBps}
            onChange={(event) => choose({ pixDiscountBps: Number(event.target.value) })}
          >
            {PIX_DISCOUNTS.map((bps) => (
              <option key={bps} value={bps}>
                {bps === 0 ? "Sem desconto" : `${formatBasisPoints(bps)} de desconto`}
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Parcelas no cartão" error={mistakes.maxInstallments}>
            <Select
              name="maxInstallments"
              disabled={!chosen.acceptsCard}
              value={chosen.maxInstallments}
              onChange={(event) => choose({ maxInstallments: Number(event.target.value) })}
            >
              {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
                <option key={count} value={count}>
                  {count === 1 ? "Só à vista" : `Até ${count}x`}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Juros das parcelas" error={mistakes.interestFreeUpTo}>
            <Select
              name="interestFreeUpTo"
              disabled={!chosen.acceptsCard || chosen.maxInstallments === 1}
              value={chosen.interestFreeUpTo}
              onChange={(event) => choose({ interestFreeUpTo: Number(event.target.value) })}
            >
              {[1, 2, 3].map((count) => (
                <option key={count} value={count}>
                  {FREE_WORDS[count]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field
          label="Nome na fatura do cartão"
          optional
          hint={`Até 13 caracteres, sem acento. Vazio, aparece ${statementBrand()}.`}
          error={mistakes.statementName}
          className="sm:max-w-80"
        >
          <TextInput
            name="statementName"
            maxLength={30}
            autoComplete="off"
            value={chosen.statementName}
            onChange={(event) => choose({ statementName: event.target.value })}
          />
        </Field>
        <Field
          label="Prazo para desistir"
          hint={guaranteeHint(chosen.guaranteeDays)}
          error={mistakes.guaranteeDays}
          className="sm:max-w-[480px]"
        >
          <Select
            name="guaranteeDays"
            value={chosen.guaranteeDays}
            onChange={(event) => choose({ guaranteeDays: Number(event.target.value) })}
          >
            {GUARANTEE_DAYS.map((days) => (
              <option key={days} value={days}>
                {days === LEGAL_DAYS ? `${days} dias, como manda a lei` : `${days} dias`}
              </option>
            ))}
          </Select>
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant={isChanged ? "primary" : "secondary"} loading={state.isBusy} loadingLabel="Salvando…">
            Salvar
          </Button>
          <output className="text-xs text-muted">
            {isSaved && !isChanged && "Salvo. Vale a partir do próximo pedido."}
            {isChanged && "Alterações não salvas."}
          </output>
        </div>
      </Form>
    </FormBlock>
  );
}
