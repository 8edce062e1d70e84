import { STORE_PAGE_LENGTHS, type StorePolicies } from "#modules/stores/store-page/rules/store-page.ts";
import { Field, FieldError } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { POLICY_TITLES } from "../../ui/store/store-policies.tsx";
import type { StorePageBlockProps } from "./words-block.tsx";

const HINTS: Record<keyof StorePolicies, string> = {
  suporte: "Em quanto tempo você responde e em que dias.",
  atualizacoes: "O que faz quando alguém aponta um erro.",
  encomendas: "Se faz versões com nome, logo ou outro tema, e como.",
};

const KEYS = ["suporte", "atualizacoes", "encomendas"] as const;

/** What the store promises of its own. */
export function PoliciesBlock({ form, change, mistakes }: StorePageBlockProps) {
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">
        Aparecem em “Sobre”, com a data em que começaram a valer. A desistência em 7 dias e o reembolso de arquivo com defeito são
        de quem compra e não mudam aqui. Mais prazo para desistir se dá em Pagamentos.
      </p>
      {KEYS.map((key) => (
        <Field key={key} label={POLICY_TITLES[key]} optional hint={HINTS[key]}>
          <Textarea
            name={`policies.${key}`}
            rows={3}
            counted
            maxLength={STORE_PAGE_LENGTHS.policy}
            value={form.policies[key]}
            onChange={(event) => change({ policies: { ...form.policies, [key]: event.currentTarget.value } })}
          />
        </Field>
      ))}
      {mistakes.policies && <FieldError id="combinados-error">{mistakes.policies}</FieldError>}
    </div>
  );
}
