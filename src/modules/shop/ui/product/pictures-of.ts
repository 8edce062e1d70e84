import type { ImageRef } from "#modules/catalog/schema/product-card.ts";
import type { ProductPageFacts, ShownPreview } from "#modules/catalog/schema/product-page.ts";

export type Picture = { key: string; label: string; alt: string; image: ImageRef | null; preview: ShownPreview | null };

type Shown = Pick<ProductPageFacts, "title" | "cover" | "pictures" | "previews">;

/** The cover, drawn by the page when there is none, what its author shows besides, and what shows its files. */
export const picturesOf = ({ title, cover, pictures, previews }: Shown): Picture[] => [
  { key: "capa", label: "Capa", alt: `Capa: ${title}`, image: cover, preview: null },
  ...pictures.map((image, index) => {
    const label = `Imagem ${index + 1}`;
    return { key: image.id, label, alt: image.alt || `${label} de ${title}`, image, preview: null };
  }),
  ...previews.map((preview) => {
    const [label, alt] = wordsOf(preview, title);
    return { key: preview.id, label, alt, image: preview, preview };
  }),
];

function wordsOf({ kind, pageNumber, fileName, facts }: ShownPreview, title: string): [label: string, alt: string] {
  switch (kind) {
    case "pagina":
      return [`Página da prévia ${pageNumber}`, `Página ${pageNumber} de ${title}`];
    case "imagem":
      return [`Prévia de ${fileName}`, `Imagem com marca-d’água: ${facts.words ? `${facts.words}, ` : ""}${fileName}`];
    case "audio":
      return [`Trecho de ${fileName}`, `Onda do começo de ${fileName}`];
    case "video":
      return [`Trecho de ${fileName}`, `Um quadro de ${fileName}`];
    case "livro":
      return [`Livro: ${fileName}`, `Capa do livro ${fileName}`];
    case "fonte":
      return [`Fonte: ${fileName}`, `Letras da fonte ${fileName}`];
    case "pacote":
      return [`Conteúdo de ${fileName}`, `Lista do que vem em ${fileName}`];
  }
}
