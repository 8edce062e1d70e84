import type { MakeCoverReason } from "../render/cover-messages.ts";
import { MOST_PICTURES } from "./rules.ts";

export const FULL = `Um material tem até ${MOST_PICTURES} imagens, além da capa. Remova uma para adicionar outra.`;

/** What the author reads beside a picture that was refused. */
export const pictureMessages: Record<MakeCoverReason, string> = {
  cover_type: "A imagem precisa ser PNG, JPG ou WebP.",
  cover_too_large: "A imagem passa de 8 MB. Reduza o tamanho dela.",
  cover_too_small: "A imagem precisa de pelo menos 1.000 px no lado maior e 500 px no menor.",
  image_broken: "A imagem está danificada ou incompleta.",
  image_too_many_pixels: "A imagem passa de 40 megapixels. Reduza as dimensões.",
  pdf_broken: "Não conseguimos desenhar a primeira página do PDF.",
  page_missing: "O PDF não tem primeira página.",
  too_heavy: "A imagem é complexa demais. Envie uma versão mais simples.",
  unreadable: "Não conseguimos ler a imagem. Confira se ela abre no seu aparelho e envie de novo.",
};
