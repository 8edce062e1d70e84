/** The right to change one's mind, where a link can point; the fine print one press away. */
export function RefundTerms() {
  return (
    <section aria-labelledby="desistencia" className="fio pt-3.5">
      <h2 id="desistencia" className="mb-3 scroll-mt-24 text-t3">
        Se você desistir
      </h2>
      <p className="text-sm">
        Você tem 7 dias a partir do pagamento para desistir da compra e receber tudo de volta, pelo próprio pedido.
      </p>
      <details className="mt-2 text-sm">
        <summary className="link w-fit cursor-pointer">Como funciona</summary>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-muted">
          <li>Em Biblioteca, abra o pedido e toque em Pedir reembolso. Não é preciso dizer por quê.</li>
          <li>O valor volta pelo mesmo meio de pagamento: o Pix em instantes, o cartão em uma ou duas faturas.</li>
          <li>O acesso aos arquivos termina quando a devolução é pedida.</li>
          <li>Arquivo com defeito ou diferente do descrito tem prazo maior: conte o problema pelo pedido.</li>
        </ul>
      </details>
    </section>
  );
}
