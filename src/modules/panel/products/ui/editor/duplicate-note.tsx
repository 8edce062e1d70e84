import type { WorkingFile } from "#modules/catalog/schema/material.ts";

type Twin = NonNullable<WorkingFile["twin"]>;

/** What the author should know of a file that is already here, without a word of whose the other is. */
export const twinWords = ({ by, where, title }: Twin): string => {
  if (where === "material") return "Este arquivo já está neste material.";
  if (where === "loja") return `Igual a um arquivo do seu material “${title}”.`;
  const what = by === "conteudo" ? "Um arquivo igual já está no catálogo." : "Páginas como estas já estão no catálogo.";
  return `${what} Se você pode vender este material, siga em frente: uma pessoa vai conferir.`;
};

export function TwinNote({ twin }: { twin: Twin }) {
  return <p className="mt-0.5 text-2xs font-medium text-warning">{twinWords(twin)}</p>;
}
