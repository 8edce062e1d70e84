import { type SendingReason, uploadMessages } from "../messages.ts";

/** What a browser knows of the limits before it sends: the largest file, in bytes, and the endings taken (".pdf,.docx"). */
export type SendingLimits = { fileBytes: number; accept: string };

/** An answer of the server to a file on its way in; null when none came. */
type Answer = { status: number; body: string } | null | undefined;

/** Why a file stopped on its way, and whether sending it again may end otherwise. */
export type SendingFailure = { problem: string; canRetry: boolean };

const LOST = "A conexão caiu. O que já foi enviado está guardado.";
const OUR_FAULT = "Tivemos um problema passageiro. O que já foi enviado está guardado: tente de novo em instantes.";
const PASSING: readonly number[] = [401, 408, 423, 429];

/** What can be told without sending a byte; null when the file may go. */
export function refuseBeforeSending({ name, size }: { name: string; size: number }, limits: SendingLimits): string | null {
  if (size === 0) return uploadMessages.empty_file;
  if (size > limits.fileBytes) return uploadMessages.file_too_large;
  const isTaken = limits.accept.split(",").some((ending) => name.toLowerCase().endsWith(ending));
  return isTaken ? null : uploadMessages.type_not_allowed;
}

/** Only what got no answer is a lost connection; every answer has words of its own, the server's when it sent any. */
export function readSendingFailure(answer: Answer): SendingFailure {
  if (!answer || answer.status === 0) return { problem: LOST, canRetry: true };
  const { status, body } = answer;
  const { reason, message } = readBody(body);
  const isKnown = (name: unknown): name is SendingReason => typeof name === "string" && name in uploadMessages;
  const words = typeof message === "string" ? message : isKnown(reason) ? uploadMessages[reason] : null;
  const isPassing = status >= 500 || PASSING.includes(status);
  return { problem: words ?? (isPassing ? OUR_FAULT : unknownRefusal(status)), canRetry: isPassing };
}

const unknownRefusal = (status: number): string =>
  `O servidor não aceitou este arquivo (resposta ${status}). Recarregue a página e envie de novo.`;

function readBody(body: string): { reason?: unknown; message?: unknown } {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}
