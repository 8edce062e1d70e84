import type { ImageRef } from "#modules/catalog/schema/product-card.ts";
import type { Box } from "./crop.ts";

export type PictureKind = "banner" | "retrato" | "foto";

export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"];
const MOST_BYTES = 25 * 1024 * 1024;

/** Why a file is not worth opening; null when it is. */
export function pictureTrouble({ type, size }: File): string | null {
  if (!PICTURE_TYPES.includes(type)) return "A imagem precisa ser PNG, JPG ou WebP.";
  return size > MOST_BYTES ? "A imagem passa de 25 MB. Reduza o tamanho." : null;
}

/** Where each picture goes and what it must be; `stored` is as wide as it is ever kept. */
export const PICTURES = {
  banner: { to: "/uploads/loja/banner", shape: 6, least: { width: 1_200, height: 200 }, stored: 2_400 },
  retrato: { to: "/uploads/loja/retrato", shape: 1, least: { width: 320, height: 320 }, stored: 800 },
  foto: { to: "/uploads/perfil/foto", shape: 1, least: { width: 320, height: 320 }, stored: 800 },
} as const;

/** Cuts the picture here and sends the piece; the answer is the image drawn from it, or the sentence that says why not. */
export async function sendPicture(kind: PictureKind, picture: HTMLImageElement, box: Box): Promise<ImageRef | string> {
  const piece = await cut(picture, box, PICTURES[kind].stored);
  if (!piece) return "Este navegador não conseguiu cortar a imagem. Envie outra.";
  const answer = await fetch(PICTURES[kind].to, {
    method: "POST",
    body: piece,
    headers: { "content-type": "application/octet-stream" },
  });
  const body = (await answer.json().catch(() => ({}))) as Partial<ImageRef> & { message?: string };
  if (answer.ok && body.id && body.width && body.height) return { id: body.id, width: body.width, height: body.height };
  return body.message ?? "Não conseguimos receber a imagem. Tente de novo em instantes.";
}

function cut(picture: HTMLImageElement, { left, top, width, height }: Box, most: number): Promise<Blob | null> {
  const scale = Math.min(1, most / width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", 0.95));
}
