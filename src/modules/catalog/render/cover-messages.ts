import type { CoverReason } from "./draw-cover.ts";

export type MakeCoverReason = CoverReason | "too_heavy" | "unreadable";

/** What the author reads beside a cover that was refused. */
export const coverMessages: Record<MakeCoverReason, string> = {
  cover_type: "A capa precisa ser PNG, JPG ou WebP.",
  cover_too_large: "A capa passa de 8 MB. Reduza o tamanho da imagem.",
  cover_too_small: "A capa precisa de pelo menos 1.000 px no lado maior e 500 px no menor.",
  image_broken: "A imagem está danificada ou incompleta.",
  image_too_many_pixels: "A imagem passa de 40 megapixels. Reduza as dimensões.",
  pdf_broken: "Não conseguimos desenhar a primeira página do PDF.",
  page_missing: "O PDF não tem primeira página.",
  too_heavy: "A imagem é complexa demais. Envie uma versão mais simples.",
  unreadable: "Não conseguimos ler a imagem. Confira se ela abre no seu computador e envie de novo.",
};
