import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { openPreferences } from "#modules/accounts/privacy/ui/consent.ts";
import { Logo } from "#ui/brand/logo.tsx";
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
            <Link to="/produtos" search={{ ordem: "mais-vendidos" }} className={linkClass}>
              Mais vendidos
            </Link>
            <Link to="/produtos" search={{ ordem: "novidades" }} className={linkClass}>
              Novidades
            </Link>
            <Link to="/produtos" search={{ gratis: "1" }} className={linkClass}>
              Grátis
            </Link>
            <Link to="/lojas" search={{}} className={linkClass}>
              Lojas
            </Link>
            <a href="/painel/pedidos" className={linkClass}>
              Biblioteca
            </a>
          </Column>
          <Column title="Prateleiras">
            {frame.categories.slice(0, 4).map(({ slug, name }) => (
              <Link key={slug} to="/produtos" search={{ categoria: slug }} className={linkClass}>
                {name}
              </Link>
            ))}
          </Column>
          <Column title="Vender">
            <Link to="/quero-ser-autor" className={linkClass}>
              Quero ser autor
            </Link>
            <Link to="/quero-ser-autor" hash="taxas" className={linkClass}>
              Taxas e repasses
            </Link>
          </Column>
          <Column title="Ajuda">
            <Link to="/ajuda" search={{}} className={linkClass}>
              Central de ajuda
            </Link>
            <Link to="/faq" className={linkClass}>
              Perguntas frequentes
            </Link>
            <Link to="/ajuda/$slug" params={{ slug: "desistir-da-compra" }} className={linkClass}>
              Desistir da compra
            </Link>
            <Link to="/ajuda/contato" search={{}} className={linkClass}>
              Falar com a gente
            </Link>
          </Column>
          <Column title="A Autoria">
            <Link to="/quem-somos" className={linkClass}>
              Quem somos
            </Link>
            <Link to="/blog" search={{}} className={linkClass}>
              Blog
            </Link>
            <Link to="/newsletter" className={linkClass}>
              Newsletter
            </Link>
            <Link to="/termos-de-uso" search={{}} className={linkClass}>
              Termos de uso
            </Link>
            <Link to="/politica-de-privacidade" search={{}} className={linkClass}>
              Privacidade
            </Link>
            <Link to="/politica-de-pagamentos" search={{}} className={linkClass}>
              Pagamentos
            </Link>
            <Link to="/quem-somos" hash="acessibilidade" className={linkClass}>
              Acessibilidade
            </Link>
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
