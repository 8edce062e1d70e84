import type { WorkingFile } from "#modules/catalog/schema/product-form.ts";

type Duplicate = NonNullable<WorkingFile["duplicate"]>;

/** What the author should know of a file that is already here, without a word of whose the other is; `waits`: a person looks at it first. */
export const duplicateWords = ({ by, where, title }: Duplicate, waits: boolean): string => {
  if (where === "material") return "Este arquivo já está neste material.";
  if (where === "loja") return `Igual a um arquivo do seu material “${title}”.`;
  const what = by === "conteudo" ? "Outra loja já vende um arquivo igual." : "Outra loja já vende páginas como estas.";
  if (!waits) return `${what} O seu já foi publicado na sua loja antes e pode continuar.`;
  return `${what} Se você pode vender, siga em frente e conte por quê em “Revisão”: nossa equipe confere antes de aparecer na loja.`;
};

export function DuplicateNote({ duplicate, waits }: { duplicate: Duplicate; waits: boolean }) {
  return <p className="mt-0.5 text-2xs font-medium text-warning">{duplicateWords(duplicate, waits)}</p>;
}
