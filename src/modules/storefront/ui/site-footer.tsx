import type { ReactNode } from "react";
import { openPreferences } from "#modules/accounts/privacy/ui/consent.ts";
import { Logo } from "#ui/brand/logo.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { Frame } from "../schema/frame.ts";

const linkClass = "inline-block py-[5px] text-sm outline-current! hover:underline hover:underline-offset-3";

/** Ink ground, ways into the market, and who answers for the house. */
export function SiteFooter({ frame }: { frame: Frame }) {
  const { company, cnpj, address, email } = frame.identity;
  return (
    <footer className="mt-16 bg-ink text-bg md:mt-24 dark:border-t-2 dark:border-line dark:bg-surface dark:text-ink print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-7 pt-10 pb-8 md:grid-cols-3 md:gap-8 md:pt-14 md:pb-12 lg:grid-cols-[1.5fr_repeat(5,1fr)]">
          <div className="max-md:col-span-full">
            <Logo inverted height={34} />
            <p className="mt-3.5 max-w-[30ch] text-sm opacity-85">
              Materiais digitais de autores independentes do Brasil. Cada arquivo tem nome, sobrenome e garantia.
            </p>
          </div>
          <Column title="Comprar">
            <RouterLink href="/produtos?ordem=mais-vendidos" className={linkClass}>
              Mais vendidos
            </RouterLink>
            <RouterLink href="/produtos?ordem=novidades" className={linkClass}>
              Novidades
            </RouterLink>
            <RouterLink href="/produtos?gratis=1" className={linkClass}>
              Grátis
            </RouterLink>
            <RouterLink href="/lojas" className={linkClass}>
              Lojas
            </RouterLink>
            <a href="/painel/pedidos" className={linkClass}>
              Biblioteca
            </a>
          </Column>
          <Column title="Prateleiras">
            {frame.categories.slice(0, 4).map(({ slug, name }) => (
              <RouterLink key={slug} href={`/produtos?categoria=${slug}`} className={linkClass}>
                {name}
              </RouterLink>
            ))}
          </Column>
          <Column title="Vender">
            <RouterLink href="/quero-ser-autor" className={linkClass}>
              Quero ser autor
            </RouterLink>
            <RouterLink href="/quero-ser-autor#taxas" className={linkClass}>
              Taxas e repasses
            </RouterLink>
          </Column>
          <Column title="Ajuda">
            <RouterLink href="/ajuda" className={linkClass}>
              Central de ajuda
            </RouterLink>
            <RouterLink href="/faq" className={linkClass}>
              Perguntas frequentes
            </RouterLink>
            <RouterLink href="/ajuda/desistir-da-compra" className={linkClass}>
              Desistir da compra
            </RouterLink>
            <RouterLink href="/ajuda/contato" className={linkClass}>
              Falar com a gente
            </RouterLink>
          </Column>
          <Column title="A Autoria">
            <RouterLink href="/quem-somos" className={linkClass}>
              Quem somos
            </RouterLink>
            <RouterLink href="/blog" className={linkClass}>
              Blog
            </RouterLink>
            <RouterLink href="/newsletter" className={linkClass}>
              Newsletter
            </RouterLink>
            <RouterLink href="/termos-de-uso" className={linkClass}>
              Termos de uso
            </RouterLink>
            <RouterLink href="/politica-de-privacidade" className={linkClass}>
              Privacidade
            </RouterLink>
            <RouterLink href="/politica-de-pagamentos" className={linkClass}>
              Pagamentos
            </RouterLink>
            <RouterLink href="/quem-somos#acessibilidade" className={linkClass}>
              Acessibilidade
            </RouterLink>
            <button type="button" className={`${linkClass} text-left`} onClick={openPreferences}>
              Preferências de cookies
            </button>
          </Column>
        </div>
        <div className="flex flex-wrap gap-x-7 gap-y-3 border-t border-current/28 pt-5 pb-8 text-2xs opacity-85">
          <span>
            © {frame.year} {company} · CNPJ {cnpj}
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

function Column({ title, children }: { title: string; children: ReactNode[] | ReactNode }) {
  const items = Array.isArray(children) ? children : [children];
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 font-text text-xs font-semibold tracking-normal opacity-75">{title}</h2>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </nav>
  );
}
