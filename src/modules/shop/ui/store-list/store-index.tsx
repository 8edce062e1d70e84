import { storeListHref, type StoreListSearch } from "#modules/catalog/schema/store-list-search.ts";
import { RouterLink } from "#ui/router-link.tsx";

type StoreIndexProps = { letters: string[]; search: StoreListSearch };

/** From A to Z: the letters there are stores under. */
export function StoreIndex({ letters, search }: StoreIndexProps) {
  const link = (letra: string | undefined, name: string, words: string) => (
    <li key={name} className="shrink-0">
      <RouterLink
        href={storeListHref({ ...search, letra, pagina: undefined })}
        aria-label={words}
        aria-current={search.letra === letra ? "true" : undefined}
        className={`relative grid h-9 min-w-9 place-items-center rounded-ctl px-2 text-sm whitespace-nowrap hover:bg-well ${search.letra === letra ? "pingo-tab font-bold" : "font-medium"}`}
      >
        {name}
      </RouterLink>
    </li>
  );
  return (
    <nav aria-label="Lojas de A a Z" className="scrollbar-none -mx-(--gutter) overflow-x-auto px-(--gutter)">
      <ul className="flex gap-0.5">
        {link(undefined, "Todas", "Todas as letras")}
        {letters.map((letter) => link(letter, letter.toUpperCase(), `Lojas com ${letter.toUpperCase()}`))}
      </ul>
    </nav>
  );
}
