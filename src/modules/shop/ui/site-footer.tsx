import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { openPreferences } from "#modules/accounts/privacy/ui/consent.ts";
import { Logo } from "#ui/brand/logo.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { Frame } from "../schema/frame.ts";

const linkClass = "footer-link";

/** An address and its words. */
type Way = readonly [string, string];

const BUY: Way[] = [
  ["/produtos?ordem=mais-vendidos", "Mais vendidos"],
  ["/produtos?ordem=novidades", "Novidades"],
  ["/produtos?promocao=1", "Ofertas"],
  ["/produtos?gratis=1", "Grátis"],
  ["/lojas", "Lojas"],
];
const SELL: Way[] = [
  ["/quero-ser-autor", "Quero ser autor"],
  ["/quero-ser-autor#taxas", "Taxas e repasses"],
];
const HELP: Way[] = [
  ["/ajuda", "Central de ajuda"],
  ["/faq", "Perguntas frequentes"],
  ["/ajuda/desistir-da-compra", "Desistir da compra"],
  ["/ajuda/contato", "Falar com a gente"],
];
const ABOUT: Way[] = [
  ["/quem-somos", "Quem somos"],
  ["/blog", "Blog"],
  ["/newsletter", "Newsletter"],
  ["/termos-de-uso", "Termos de uso"],
  ["/politica-de-privacidade", "Privacidade"],
  ["/politica-de-pagamentos", "Pagamentos"],
  ["/politicas/acessibilidade", "Acessibilidade"],
];

/** Ink ground, ways into the market, and who answers for the platform. */
export function SiteFooter({ frame }: { frame: Frame }) {
  const { company, cnpj, address, email } = frame.identity;
  return (
    <footer className="mt-10 bg-ink text-bg md:mt-24 dark:border-t-2 dark:border-line dark:bg-surface dark:text-ink print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-6 pt-8 pb-6 md:grid-cols-3 md:gap-8 md:pt-14 md:pb-12 lg:grid-cols-[1.5fr_repeat(5,1fr)]">
          <div className="max-md:col-span-full">
            <Logo inverted height={34} />
            <p className="mt-3.5 max-w-[30ch] text-sm opacity-85">{frame.tagline}</p>
          </div>
          <Column title="Comprar" ways={BUY} isWide>
            <a href="/painel/pedidos" className={linkClass}>
              Biblioteca
            </a>
          </Column>
          <Column
            title="Categorias"
            className="max-md:hidden"
            ways={frame.categories.slice(0, 4).map(({ slug, name }) => [`/produtos?categoria=${slug}`, name] as const)}
          />
          <Column title="Vender" ways={SELL} />
          <Column title="Ajuda" ways={HELP} />
          <Column title={brand.The} ways={ABOUT} isWide>
            <button type="button" className={`${linkClass} text-left`} onClick={openPreferences}>
              Preferências de cookies
            </button>
          </Column>
        </div>
        <div className="flex flex-wrap gap-x-7 gap-y-3 border-t border-current/28 pt-5 pb-8 text-2xs opacity-85">
          <span>
            © {frame.year} {company} · <span className="whitespace-nowrap">CNPJ {cnpj}</span>
          </span>
          <span>{address}</span>
          <a href={`mailto:${email}`} className="outline-current! hover:underline hover:underline-offset-3">
            {email}
          </a>
          <span>Pagamentos processados pela Pagar.me</span>
          <span className="md:ml-auto">Feito no Brasil</span>
        </div>
      </div>
    </footer>
  );
}

type ColumnProps = {
  title: string;
  ways: readonly Way[];
  /** What is no address of the shop, after them. */
  children?: ReactNode;
  /** Over both columns of a phone, in two of its own. */
  isWide?: boolean;
  className?: string;
};

function Column({ title, ways, children, isWide = false, className }: ColumnProps) {
  return (
    <nav aria-label={title} className={isWide ? "max-md:col-span-full" : className}>
      <h2 className="mb-3 font-text text-xs font-semibold tracking-normal opacity-75">{title}</h2>
      <ul className={isWide ? "max-md:columns-2 max-md:gap-x-5" : undefined}>
        {ways.map(([href, words]) => (
          <li key={href}>
            <RouterLink href={href} className={linkClass}>
              {words}
            </RouterLink>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  );
}
