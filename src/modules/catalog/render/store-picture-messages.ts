import type { StorePictureKind } from "../inspect/limits.ts";
import type { StorePictureReason } from "./draw-store-picture.ts";

export const isStorePicture = (text: string): text is "banner" | "retrato" => text === "banner" || text === "retrato";

const LEAST: Record<StorePictureKind, string> = {
  banner: "A imagem do topo precisa de pelo menos 1.200 px de largura por 200 px de altura.",
  retrato: "O retrato precisa de pelo menos 320 px de cada lado.",
  foto: "A foto precisa de pelo menos 320 px de cada lado.",
};

/** What is read beside a picture that was refused. */
export const storePictureMessages = (
  kind: StorePictureKind,
): Record<StorePictureReason | "too_heavy" | "unreadable", string> => ({
  type: "A imagem precisa ser PNG, JPG ou WebP.",
  too_large: "A imagem passa de 8 MB. Reduza o tamanho.",
  too_small: LEAST[kind],
  too_many_pixels: "A imagem passa de 40 megapixels. Reduza as dimensões.",
  broken: "A imagem está danificada ou incompleta.",
  too_heavy: "A imagem é complexa demais. Envie uma versão mais simples.",
  unreadable: "Não conseguimos ler a imagem. Confira se ela abre no seu computador e envie de novo.",
});
