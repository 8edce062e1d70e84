export type Sending = { done: Promise<{ fileId: string } | { problem: string }>; stop: () => void };

const FAILED = "Não conseguimos receber este arquivo. Tente de novo em instantes.";

/** Sends a file into a conversation whole, telling how far it went (0 to 1). What was stopped never answers. */
export function sendFile(thread: { orderId: string; storeId: number }, file: File, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<{ fileId: string } | { problem: string }>((resolve) => {
    request.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    request.onerror = () => resolve({ problem: FAILED });
    request.onload = () => resolve(readAnswer(request.responseText));
    request.open("POST", `/uploads/mensagens/${thread.orderId}/${thread.storeId}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.setRequestHeader("x-file-name", encodeURIComponent(file.name.slice(0, 300)));
    request.send(file);
  });
  return { done, stop: () => request.abort() };
}

function readAnswer(text: string): { fileId: string } | { problem: string } {
  try {
    const { fileId, message } = JSON.parse(text) as { fileId?: string; message?: string };
    return fileId ? { fileId } : { problem: message ?? FAILED };
  } catch {
    return { problem: FAILED };
  }
}
