import { ArrowRight, History, LayoutGrid, Search } from "lucide-react";
import { pictureOf, portraitAddress } from "#modules/catalog/ui/picture.ts";
import { Cover } from "#ui/cover.tsx";
import { Portrait } from "#ui/portrait.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Marked } from "./marked.tsx";
import type { SuggestionRow } from "./suggestion-rows.ts";

const OPTION = { role: "option" } as const;
const ICONS = { recente: History, frase: Search, tudo: ArrowRight, categoria: LayoutGrid };

type SuggestionOptionProps = {
  row: SuggestionRow;
  id: string;
  typed: string;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** One suggestion: a link that the keyboard reaches through the field. */
export function SuggestionOption({ row, id, typed, isCurrent, onPoint, onChoose }: SuggestionOptionProps) {
  return (
    <RouterLink
      href={row.href}
      id={id}
      {...OPTION}
      aria-selected={isCurrent}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={`flex min-h-11 items-center gap-3 rounded-ctl px-2.5 py-1.5 text-sm ${isCurrent ? "bg-well-2" : ""}`}
    >
      <Sign row={row} />
      <span className="min-w-0 flex-1">
        <span className={row.kind === "loja" ? "sig block truncate text-[1.0625rem]" : "block truncate"}>
          <Marked label={row.label} typed={typed} />
        </span>
        <Detail row={row} />
      </span>
    </RouterLink>
  );
}

function Sign({ row }: { row: SuggestionRow }) {
  if (row.kind === "material") {
    const { slug, title, authorName, cover, paper } = row.product;
    return (
      <Cover shape="mini" paper={paper} picture={pictureOf(cover)} title={title} signature={authorName} seed={slug} alt="" />
    );
  }
  if (row.kind === "loja") {
    return <Portrait name={row.store.authorName} src={portraitAddress(row.store.portraitId)} paper={row.store.paper} size={36} />;
  }
  const Icon = ICONS[row.kind];
  return (
    <span className="grid w-10 shrink-0 place-items-center text-muted">
      <Icon aria-hidden className="size-[18px]" />
    </span>
  );
}

function Detail({ row }: { row: SuggestionRow }) {
  if (row.kind === "material") return <span className="sig block truncate text-muted">de {row.product.authorName}</span>;
  if (row.kind === "loja" && row.store.name !== row.store.authorName) {
    return <span className="block truncate text-2xs text-muted">{row.store.name}</span>;
  }
  return row.kind === "categoria" && row.parent ? (
    <span className="block truncate text-2xs text-muted">em {row.parent}</span>
  ) : null;
}
