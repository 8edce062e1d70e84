import { type Guarantee, guaranteeWords } from "#modules/delivery/rules/guarantee.ts";

type RegretWordsProps = { isFree: boolean; guarantees: readonly Guarantee[]; isShort?: boolean };

/** What one agrees to by buying, and the right to change one's mind: the law's, and what the stores give beyond it. */
export function RegretWords({ isFree, guarantees, isShort = false }: RegretWordsProps) {
  return (
    <p className="text-2xs wrap-anywhere text-muted">
      {isFree ? "Ao confirmar" : "Ao pagar"}, você aceita os{" "}
      <a href="/termos-de-uso" className="underline underline-offset-3">
        termos de uso
      </a>{" "}
      e a licença de cada autor. Dá para desistir em até 7 dias
      {isShort
        ? " e receber tudo de volta."
        : " depois do pagamento e receber tudo de volta (Código de Defesa do Consumidor, art. 49)."}
      {guarantees.length > 0 && ` ${guaranteeWords(guarantees)}`}
    </p>
  );
}
