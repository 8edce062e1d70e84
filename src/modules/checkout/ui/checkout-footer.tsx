type CheckoutFooterProps = { identity: { company: string; cnpj: string; address: string; email: string } };

const PAGES = [
  ["/ajuda", "Ajuda"],
  ["/termos-de-uso", "Termos de uso"],
  ["/politica-de-privacidade", "Privacidade"],
  ["/politica-de-pagamentos", "Pagamentos"],
] as const;

/** The company responsible for the sale and how to contact it. */
export function CheckoutFooter({ identity }: CheckoutFooterProps) {
  return (
    <footer className="mt-auto border-t border-line pt-5 pb-7 text-2xs text-muted">
      <div className="wrap flex flex-wrap gap-x-6 gap-y-2">
        <span>
          {identity.company} · <span className="whitespace-nowrap">CNPJ {identity.cnpj}</span>
        </span>
        <span>{identity.address}</span>
        <a href={`mailto:${identity.email}`} className="underline underline-offset-3">
          {identity.email}
        </a>
        {PAGES.map(([href, words]) => (
          <a key={href} href={href} className="underline underline-offset-3">
            {words}
          </a>
        ))}
      </div>
    </footer>
  );
}
