const steps = (payee: string | null) => [
  ["Abra o app do seu banco", "Procure por Pix e escolha ler QR Code ou Pix copia e cola."],
  [
    "Confira antes de pagar",
    `${payee ? `Quem recebe aparece como ${payee}, e o` : "O"} valor tem que ser igual ao desta página, até os centavos.`,
  ],
  ["Volte para cá", "Os downloads ficam na sua biblioteca e no seu e-mail."],
];

/** How to pay by Pix, in three steps; `payee` is the name the bank will show. */
export function PixSteps({ payee }: { payee: string | null }) {
  return (
    <ol className="mt-9 grid md:grid-cols-3 md:gap-6">
      {steps(payee).map(([title, words], index) => (
        <li
          key={title}
          className="relative border-ink pb-4 pl-[18px] text-sm max-md:border-l-2 max-md:last:border-transparent md:border-t-2 md:pt-3 md:pl-0"
        >
          <span
            aria-hidden
            className={`absolute size-2.5 rounded-full border-2 max-md:top-1 max-md:-left-1.5 md:-top-1.5 md:left-0 ${index === 0 ? "border-accent bg-accent" : "border-ink bg-bg"}`}
          />
          <b className="block font-semibold">{title}</b>
          <span className="text-muted">{words}</span>
        </li>
      ))}
    </ol>
  );
}
