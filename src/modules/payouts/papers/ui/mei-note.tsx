import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatMoney } from "#kit/money.ts";
import { formatPercent } from "#kit/percent.ts";
import { Note } from "#ui/note.tsx";
import { MEI_YEAR_CENTS, meiStanding } from "../rules/mei.ts";

const CEILING = formatMoney(MEI_YEAR_CENTS);

/** The year's revenue compared with the MEI limit; written as a condition, because we do not know which authors are MEI. */
export function MeiNote({ takenCents, year }: { takenCents: number; year: number }) {
  const part = formatPercent(Math.max(0, takenCents) / MEI_YEAR_CENTS);
  const standing = meiStanding(takenCents);
  const words: Record<typeof standing, ReactNode> = {
    folga: `Se você é MEI, o que recebeu aqui em ${year} é ${part} do teto de ${CEILING} por ano.`,
    perto: `Se você é MEI, está perto do teto de ${CEILING} por ano: o que recebeu aqui em ${year} já é ${part} dele.`,
    passou: `Se você é MEI, passou do teto de ${CEILING} em ${year}. Até 20% acima, o excesso paga imposto à parte e você deixa de ser MEI no ano seguinte.`,
    passou_muito: `Se você é MEI, passou do teto de ${CEILING} em mais de 20%. A mudança de regime vale desde o começo de ${year}: fale com quem cuida da sua contabilidade.`,
  };
  return (
    <Note tone={standing === "folga" ? "info" : "warning"}>
      {words[standing]}
      {` Some o que vende fora ${brand.of}; no ano em que abriu o MEI, o teto é proporcional aos meses.`}
    </Note>
  );
}
