import type { ImageRef } from "#modules/catalog/schema/product-card.ts";

/** Sends a picture whole, as often as needed under one `key`; the answer is what was drawn from it, or the sentence that says why not. */
export async function sendPicture(productId: number, key: string, file: File): Promise<ImageRef | string> {
  const answer = await fetch(`/uploads/imagem/${productId}/${key}`, {
    method: "POST",
    body: file,
    headers: { "content-type": "application/octet-stream" },
  });
  const body = (await answer.json().catch(() => ({}))) as Partial<ImageRef> & { message?: string };
  if (answer.ok && body.id && body.width && body.height) return { id: body.id, width: body.width, height: body.height };
  return body.message ?? "Não conseguimos receber esta imagem. Tente de novo em instantes.";
}
