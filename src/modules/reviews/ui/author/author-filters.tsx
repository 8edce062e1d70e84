import { useRouter } from "@tanstack/react-router";
import { RemovableChip } from "#ui/chip.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Select } from "#ui/select.tsx";
import { type AuthorReviewsSearch, authorReviewsHref } from "../../schema/search.ts";
import { starsWords } from "../review-words.ts";

/** Words, stars and the one material; all of it in the address. */
export function AuthorFilters({ search }: { search: AuthorReviewsSearch }) {
  const router = useRouter();
  const show = (change: AuthorReviewsSearch) =>
    void router.navigate({ href: authorReviewsHref({ ...search, pagina: undefined, ...change }), resetScroll: false });
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-4 md:px-5">
      <SearchBox
        className="min-w-0 grow-[2] basis-56"
        label="Buscar avaliações"
        placeholder="Palavra, material ou pedido"
        value={search.busca}
        onSearch={(busca) => show({ busca })}
      />
      <Select
        dense
        className="grow basis-40 sm:grow-0"
        aria-label="Nota"
        value={search.nota ?? ""}
        onChange={(event) => show({ nota: Number(event.currentTarget.value) || undefined })}
      >
        <option value="">Todas as notas</option>
        {[5, 4, 3, 2, 1].map((rating) => (
          <option key={rating} value={rating}>
            {starsWords(rating)}
          </option>
        ))}
      </Select>
      {search.material && <RemovableChip onClick={() => show({ material: undefined })}>Um material só</RemovableChip>}
    </div>
  );
}
