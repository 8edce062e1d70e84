import { formatMoney } from "#kit/money.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { Tag } from "#ui/tag.tsx";
import type { MethodChoiceProps } from "./choice.ts";

/** The choice of Pix, to be paid now or later. */
export function PixChoice({ radio, terms, choice }: MethodChoiceProps) {
  return (
    <RadioCard
      {...radio}
      name="payment"
      title="Pix"
      description="Confirmação em segundos. Seus arquivos ficam prontos na hora."
      end={<Tag>{terms.pixDiscountCents > 0 ? `${formatMoney(terms.pixDiscountCents)} de desconto` : "Mais rápido"}</Tag>}
    >
      <Checkbox
        name="payLater"
        checked={choice.chosen.payLater}
        onChange={(event) => choice.choose({ payLater: event.currentTarget.checked })}
      >
        Pagar depois: o código vale 24 horas, em vez de 30 minutos
      </Checkbox>
    </RadioCard>
  );
}
