import { useRouter } from "@tanstack/react-router";
import { Keyboard } from "lucide-react";
import { formatCount } from "#kit/format.ts";
import { type ListSearch, listHref, PAGE_SIZES } from "#kit/list-search.ts";
import { IconButton } from "../icon-button.tsx";
import { Pagination } from "../pagination.tsx";
import { viewLink } from "../router-link.tsx";
import { Select } from "../select.tsx";

type TableFootProps = { path: string; search: ListSearch; shown: number; total: number; showKeys: () => void };

/** Where in the list this page is, how many rows it has, and the way to the others. */
export function TableFoot({ path, search, shown, total, showKeys }: TableFootProps) {
  const router = useRouter();
  const size = search.por ?? PAGE_SIZES[0];
  const page = search.pagina ?? 1;
  const first = (page - 1) * size + 1;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 md:px-5">
      {total > PAGE_SIZES[0] && (
        <div className="w-44">
          <Select
            dense
            aria-label="Linhas por página"
            value={String(size)}
            onChange={(event) => {
              const por = Number(event.target.value);
              void router.navigate({
                href: listHref(path, search, { por: por === PAGE_SIZES[0] ? undefined : por }),
                resetScroll: false,
              });
            }}
          >
            {PAGE_SIZES.map((rows) => (
              <option key={rows} value={rows}>
                {rows} por página
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <Pagination
          page={page}
          pages={Math.ceil(total / size)}
          href={(next) => listHref(path, search, { pagina: next > 1 ? next : undefined })}
          renderLink={viewLink}
          summary={`${formatCount(first)} a ${formatCount(first + shown - 1)} de ${formatCount(total)}`}
        />
      </div>
      <IconButton label="Atalhos do teclado" size="sm" tipAlign="end" className="max-md:hidden" onClick={showKeys}>
        <Keyboard aria-hidden />
      </IconButton>
    </div>
  );
}
