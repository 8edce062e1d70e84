import { LEGAL_DAYS } from "#modules/delivery/rules/guarantee.ts";

/** The right to change one's mind, where a link can point; the fine print one press away. `days`: what the store gives, never less than the law. */
export function RefundTerms({ days }: { days: number }) {
  return (
    <section aria-labelledby="desistencia" className="fio pt-3.5">
      <h2 id="desistencia" className="mb-3 scroll-mt-24 text-t3">
        Se você desistir
      </h2>
      <p className="text-sm">
        Você tem {days} dias a partir do pagamento para desistir da compra e receber tudo de volta, pelo próprio pedido
        {days > LEGAL_DAYS && `: os ${LEGAL_DAYS} da lei e, depois deles, a garantia desta loja`}.
      </p>
      <details className="mt-2 text-sm">
        <summary className="link w-fit cursor-pointer">Como funciona</summary>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-muted">
          <li>Em Biblioteca, abra o pedido e toque em Pedir reembolso. Não é preciso dizer por quê.</li>
          <li>O valor volta pelo mesmo meio de pagamento: o Pix em instantes, o cartão em uma ou duas faturas.</li>
          <li>O acesso aos arquivos termina quando o reembolso é pedido.</li>
          <li>Arquivo com defeito ou diferente do descrito tem prazo maior: conte o problema pelo pedido.</li>
        </ul>
      </details>
    </section>
  );
}
