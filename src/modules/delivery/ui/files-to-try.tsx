import { Download } from "lucide-react";
import type { OwnFileToTry } from "../../catalog/schema/own-file.ts";

/** The files of a product as whoever buys receives them, for its author to try before anybody does. */
export function FilesToTry({ files }: { files: readonly OwnFileToTry[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="testar" className="mt-3 rounded-ctl border border-line px-4 py-3.5 text-sm">
      <h2 id="testar" className="font-semibold">
        Receba como quem compra
      </h2>
      <p className="mt-0.5 text-xs text-muted">
        Um pedido de teste, sem pagar e sem contar como venda.
        {files.some(({ stamp }) => stamp !== "nao") && " O que você carimba vem carimbado, com o seu nome e um código de teste."}
      </p>
      <ul className="mt-2">
        {files.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`/baixar/meu-arquivo/${id}/teste`}
              download
              aria-label={`Baixar ${name} como quem compra`}
              className="inline-flex min-h-10 max-w-full items-center gap-2 font-semibold underline underline-offset-3"
            >
              <Download aria-hidden className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
