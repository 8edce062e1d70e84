import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatMoney } from "#kit/money.ts";
import { formatBasisPoints, parsePercent } from "#kit/percent.ts";
import { Field } from "#ui/field.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { SAMPLE_CENTS, sampleSale } from "../rules.ts";
import type { UsualCommissionFacts } from "./facts.ts";

type PercentFieldProps = { usual: UsualCommissionFacts; bps: number | null; error: string | undefined };

/** The rate being written, and what a sale becomes under it. */
export function PercentField({ usual, bps, error }: PercentFieldProps) {
  const [typed, setTyped] = useState(bps === null ? "" : formatBasisPoints(bps).replace("%", ""));
  const basisPoints = parsePercent(typed);
  return (
    <>
      <Field label="Comissão" error={error} hint={`Padrão: ${formatBasisPoints(usual.basisPoints)}.`}>
        <NumberInput name="percent" digits={3} decimals={2} value={typed} onText={setTyped} after="%" className="max-w-36" />
      </Field>
      <output className="-mt-2 text-sm text-muted empty:hidden">{basisPoints !== null && sampleWords(basisPoints, usual)}</output>
    </>
  );
}

function sampleWords(basisPoints: number, { leastCents, ownBasisPoints }: UsualCommissionFacts): string {
  const { commissionCents, netCents } = sampleSale({ basisPoints, leastCents });
  const own =
    ownBasisPoints < basisPoints ? ` Quando o autor trouxe quem comprou, valem ${formatBasisPoints(ownBasisPoints)}.` : "";
  return `De uma venda de ${formatMoney(SAMPLE_CENTS)}, ${brand.the} fica com ${formatMoney(commissionCents)} e o autor recebe ${formatMoney(netCents)}.${own}`;
}
