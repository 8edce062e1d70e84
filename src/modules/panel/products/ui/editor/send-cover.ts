import type { ImageRef } from "#modules/catalog/schema/product-card.ts";

/** Sends a cover whole; the answer is the picture drawn from it, or the sentence that says why not. */
export async function sendCover(productId: number, file: File): Promise<ImageRef | string> {
  const answer = await fetch(`/uploads/capa/${productId}`, {
    method: "POST",
    body: file,
    headers: { "content-type": "application/octet-stream" },
  });
  const body = (await answer.json().catch(() => ({}))) as Partial<ImageRef> & { message?: string };
  if (answer.ok && body.id && body.width && body.height) return { id: body.id, width: body.width, height: body.height };
  return body.message ?? "Não conseguimos receber esta capa. Tente de novo em instantes.";
}
