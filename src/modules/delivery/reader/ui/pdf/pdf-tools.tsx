import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { type FormEvent, useState } from "react";
import { formText } from "#ui/form-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { stepZoom } from "./zoom.ts";

type PdfToolsProps = {
  page: number;
  pages: number;
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
};

/** Which page, and how large. */
export function PdfTools({ page, pages, zoom, onPage, onZoom }: PdfToolsProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const to = Number(formText(new FormData(event.currentTarget), "pagina"));
    setTyped(null);
    if (Number.isInteger(to) && to >= 1) onPage(Math.min(to, pages));
  }

  const smaller = stepZoom(zoom, -1);
  const larger = stepZoom(zoom, 1);
  return (
    <>
      <IconButton label="Página anterior" tip={false} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <form data-form="pagina-do-leitor" onSubmit={submit} className="tn flex items-center gap-1.5 text-sm">
        <input
          name="pagina"
          inputMode="numeric"
          autoComplete="off"
          aria-label="Ir para a página"
          value={typed ?? String(page)}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, "").slice(0, 4))}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(null)}
          className="h-9 w-12 rounded-ctl border border-line-strong bg-surface text-center"
        />
        <span className="whitespace-nowrap text-muted">de {pages}</span>
      </form>
      <IconButton label="Página seguinte" tip={false} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <span aria-hidden className="mx-1 h-6 w-px bg-line" />
      <IconButton label="Diminuir" tip={false} disabled={smaller === null} onClick={() => smaller !== null && onZoom(smaller)}>
        <ZoomOut aria-hidden />
      </IconButton>
      <span aria-live="polite" className="tn w-12 text-center text-2xs text-muted">
        {Math.round(zoom * 100)}%
      </span>
      <IconButton label="Aumentar" tip={false} disabled={larger === null} onClick={() => larger !== null && onZoom(larger)}>
        <ZoomIn aria-hidden />
      </IconButton>
    </>
  );
}
