import { buttonClass } from "#ui/button.tsx";
import { EmptyString } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SearchForm } from "./search-form.tsx";

const CATEGORIES = [
  ["Mais vendidos", "ordem=mais-vendidos", "rosa"],
  ["Novidades", "ordem=novidades", "ceu"],
  ["Grátis", "gratis=1", "menta"],
] as const;

/** An address with nothing behind it: the empty string, and ways on. */
export function NotFoundPage() {
  return (
    <main id="conteudo" className="wrap grid justify-items-center gap-5 py-20 text-center md:py-28">
      <EmptyString />
      <h1 className="max-w-[14ch] text-d2">Página não encontrada</h1>
      <p className="max-w-[46ch] text-lg text-muted">O endereço mudou, ou o material não está mais à venda. Procure pelo nome.</p>
      <SearchForm placeholder="Buscar materiais e autores" className="w-full max-w-[520px]" />
      <div className="flex flex-wrap justify-center gap-2.5">
        <RouterLink href="/produtos" className={buttonClass()}>
          Ver todos os materiais
        </RouterLink>
        <RouterLink href="/" className={buttonClass({ variant: "ghost" })}>
          Ir para o início
        </RouterLink>
      </div>
      <nav aria-label="Comece por aqui" className="mt-8 grid w-full gap-3 text-left sm:grid-cols-3 md:gap-4">
        {CATEGORIES.map(([name, query, paper]) => (
          <RouterLink
            key={query}
            href={`/produtos?${query}`}
            data-paper={paper}
            className="rounded-block bg-(--paper) p-4 font-display text-t3 font-extrabold hover:underline"
          >
            {name}
          </RouterLink>
        ))}
      </nav>
    </main>
  );
}
