import { fileSize, plural } from "#kit/format.ts";
import { UploadRow } from "#ui/upload-row.tsx";
import { cancelSending, pauseSending, resumeSending, type Sending } from "./sending.ts";

/** "64% de 5,1 MB, faltam 8 s". */
function progressText({ sentBytes, sizeBytes, secondsLeft, isPaused }: Sending): string {
  const share = `${Math.floor((sentBytes / sizeBytes) * 100)}% de ${fileSize(sizeBytes)}`;
  if (isPaused) return `Pausado em ${share}`;
  if (secondsLeft === null) return share;
  return secondsLeft < 60
    ? `${share}, ${secondsLeft === 1 ? "falta" : "faltam"} ${secondsLeft} s`
    : `${share}, faltam ${plural(Math.ceil(secondsLeft / 60), "minuto", "minutos")}`;
}

/** A file on its way in. */
export function SendingRow({ sending }: { sending: Sending }) {
  const { key, name, replaces, problem, canRetry, isPaused, sentBytes, sizeBytes } = sending;
  return (
    <UploadRow
      name={name}
      state={
        problem
          ? { kind: "failed", detail: problem }
          : {
              kind: isPaused ? "paused" : "sending",
              progress: sentBytes / sizeBytes,
              detail: [replaces && `no lugar de ${replaces.name}`, progressText(sending)].filter(Boolean).join(" · "),
            }
      }
      onPause={() => pauseSending(key)}
      onResume={() => resumeSending(key)}
      onCancel={() => void cancelSending(key)}
      {...(canRetry ? { onRetry: () => resumeSending(key) } : {})}
      onRemove={() => void cancelSending(key)}
    />
  );
}
