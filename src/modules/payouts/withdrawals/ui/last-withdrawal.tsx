import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import type { TransferPage } from "./facts.ts";

const TITLES = {
  falhou: "O último saque não deu certo.",
  devolvido: "O banco devolveu o último saque.",
  recusado: "O último saque não foi aprovado.",
} as const;

/** The last withdrawal, only when it failed: the money is back in the balance, and why. */
export function LastWithdrawal({ last }: { last: NonNullable<TransferPage["last"]> }) {
  if (last.status !== "falhou" && last.status !== "devolvido" && last.status !== "recusado") return null;
  return (
    <Note tone="warning" title={TITLES[last.status]}>
      {last.problem} Os <Money cents={last.amountCents} /> e a tarifa já voltaram inteiros para o saldo.
    </Note>
  );
}
