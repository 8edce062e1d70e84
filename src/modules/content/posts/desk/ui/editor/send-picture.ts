import type { PostPicture } from "../../../rules/post-form.ts";

/** Sends a picture whole; the answer is what was drawn from it, or the sentence that says why not. */
export async function sendPicture(file: File): Promise<PostPicture | string> {
  const lost = "Sem conexão. Tente de novo.";
  const answer = await fetch("/uploads/blog/imagem", {
    method: "POST",
    body: file,
    headers: { "content-type": "application/octet-stream" },
  }).catch(() => null);
  if (!answer) return lost;
  const body = (await answer.json().catch(() => ({}))) as Partial<PostPicture> & { message?: string };
  if (answer.ok && body.id && body.width && body.height) return { id: body.id, width: body.width, height: body.height };
  return body.message ?? "Não conseguimos receber esta imagem. Tente de novo em instantes.";
}
