import { type Guarantee, guaranteeWords } from "#modules/delivery/rules/guarantee.ts";

type WithdrawalRightWordsProps = { isFree: boolean; guarantees: readonly Guarantee[]; isShort?: boolean };

/**
 * The terms accepted by buying and, for a paid purchase, the withdrawal right: the law's (CDC, art. 49) and the longer ones of
 * the stores.
 */
export function WithdrawalRightWords({ isFree, guarantees, isShort = false }: WithdrawalRightWordsProps) {
  return (
    <p className="text-2xs wrap-anywhere text-muted">
      {isFree ? "Ao confirmar" : "Ao pagar"}, você aceita os{" "}
      <a href="/termos-de-uso" className="underline underline-offset-3">
        termos de uso
      </a>{" "}
      e a licença de cada autor.
      {!isFree &&
        (isShort
          ? " Dá para desistir em até 7 dias e receber tudo de volta."
          : " Dá para desistir em até 7 dias depois do pagamento e receber tudo de volta (Código de Defesa do Consumidor, art. 49).")}
      {!isFree && guarantees.length > 0 && ` ${guaranteeWords(guarantees)}`}
    </p>
  );
}
