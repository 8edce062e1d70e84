import type { ImageRef } from "#modules/catalog/schema/product-card.ts";

/** Why a picture did not come, and whether sending the same one again may end otherwise. */
export type SendingProblem = { message: string; canRetry: boolean };

/** Sends a picture whole, as often as needed under one `key`; the answer is what was drawn from it. */
export async function sendPicture(productId: number, key: string, file: File): Promise<ImageRef | SendingProblem> {
  const answer = await fetch(`/uploads/imagem/${productId}/${key}`, {
    method: "POST",
    body: file,
    headers: { "content-type": "application/octet-stream" },
  });
  const body = (await answer.json().catch(() => ({}))) as Partial<ImageRef> & { message?: string };
  if (answer.ok && body.id && body.width && body.height) return { id: body.id, width: body.width, height: body.height };
  const message = body.message ?? "Não conseguimos receber esta imagem. Tente de novo em instantes.";
  return { message, canRetry: answer.status !== 413 && answer.status !== 422 };
}
