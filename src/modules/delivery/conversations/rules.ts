import { fileSize } from "#kit/format.ts";

/** Who writes: who bought, or the author of something in the order. */
export type Side = "comprador" | "autor";

export const otherSide = (side: Side): Side => (side === "comprador" ? "autor" : "comprador");

const MB = 1_000_000;

export const messageLimits = {
  characters: 4_000,
  filesPerMessage: 10,
  fileBytes: 20 * MB,
  /** What each side of a conversation may keep in it, sent or waiting. */
  threadBytes: 200 * MB,
  /** Sent but in no message: removed after this long. */
  looseHours: 24,
} as const;

/** Why a file cannot even begin to be sent, or null. `taken` is what its sender already has in the conversation. */
export function refusalOfFile(sizeBytes: number, taken: { loose: number; bytes: number }): FileRefusal | null {
  if (sizeBytes <= 0) return "empty_file";
  if (sizeBytes > messageLimits.fileBytes) return "file_too_large";
  if (taken.loose >= messageLimits.filesPerMessage) return "too_many_files";
  return taken.bytes + sizeBytes > messageLimits.threadBytes ? "thread_full" : null;
}

export type FileRefusal = "empty_file" | "file_too_large" | "too_many_files" | "thread_full";

/** What one may send, beside the button. */
export const attachmentTerms = `Até ${messageLimits.filesPerMessage} arquivos de ${fileSize(messageLimits.fileBytes)}.`;
