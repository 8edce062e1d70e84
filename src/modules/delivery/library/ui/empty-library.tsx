import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { isNarrowed, libraryHref, type LibrarySearch } from "../schema.ts";
import type { LibrarySummary } from "./library-facts.ts";

/** Nothing was ever bought. */
export function EmptyLibrary() {
  return (
    <EmptyState
      framed
      title="Sua biblioteca está vazia"
      action={
        <RouterLink href="/produtos" className={buttonClass({ variant: "primary" })}>
          Explorar materiais
        </RouterLink>
      }
    >
      O que você comprar fica guardado aqui, para baixar quando quiser.
    </EmptyState>
  );
}

const EMPTY_VIEWS = {
  estante: ["Tudo arquivado", "O que você tem está em Arquivados, e volta para cá quando você quiser."],
  novas: ["Nenhuma versão nova", "Quando a autoria publicar uma versão mais nova de algo que você tem, ela aparece aqui."],
  arquivados: ["Nada arquivado", "O que você arquivar sai da lista e fica aqui, sem perder o acesso."],
} as const;

type NothingHereProps = { search: LibrarySearch; summary: LibrarySummary };

/** There are products, only not in this part of the library or not with these filters. */
export function NothingHere({ search, summary }: NothingHereProps) {
  if (!isNarrowed(search)) {
    const [title, words] = EMPTY_VIEWS[search.estante ?? "estante"];
    const elsewhere = search.estante ? undefined : ("arquivados" as const);
    return (
      <EmptyState
        framed
        title={title}
        action={
          <RouterLink href={libraryHref({ estante: elsewhere })} className={buttonClass()}>
            {elsewhere ? "Ver arquivados" : "Voltar à biblioteca"}
          </RouterLink>
        }
      >
        {words}
      </EmptyState>
    );
  }
  const author = summary.authors.find(({ slug }) => slug === search.autor)?.name;
  const filters = [
    search.busca && `“${search.busca}”`,
    search.autor && (author ?? "esta autoria"),
    search.formato?.toUpperCase(),
  ].filter(Boolean);
  return (
    <EmptyState
      framed
      title={`Nenhum resultado para ${filters.join(", ")}`}
      action={
        <RouterLink
          href={libraryHref({ ...search, busca: undefined, autor: undefined, formato: undefined, pagina: undefined })}
          className={buttonClass()}
        >
          Ver tudo
        </RouterLink>
      }
    >
      Procure por uma palavra do título, pelo nome de quem fez ou pelo número do pedido, ou tire um filtro.
    </EmptyState>
  );
}
