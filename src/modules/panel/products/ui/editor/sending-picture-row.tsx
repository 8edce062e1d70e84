import { CircleAlert, LoaderCircle, RotateCw, X } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import type { SendingPicture } from "./use-pictures.ts";

type SendingPictureRowProps = { sending: SendingPicture; onRetry: () => void; onGiveUp: () => void };

/** A picture on its way in, or why it did not come. */
export const SendingPictureRow = ({ sending: { file, problem }, onRetry, onGiveUp }: SendingPictureRowProps) => (
  <li className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-3">
    {problem ? (
      <CircleAlert aria-hidden className="size-6 justify-self-center text-danger" />
    ) : (
      <LoaderCircle aria-hidden className="size-6 justify-self-center text-muted motion-safe:animate-spin" />
    )}
    <div className="min-w-0">
      <div className="truncate text-sm">{file.name}</div>
      {problem ? (
        <p role="alert" className="mt-0.5 text-2xs font-medium text-danger">
          {problem.message}
        </p>
      ) : (
        <p className="mt-0.5 text-2xs text-muted">Enviando…</p>
      )}
    </div>
    <div className="flex">
      {problem?.canRetry && (
        <IconButton size="sm" tip="Tentar de novo" label={`Tentar de novo: ${file.name}`} onClick={onRetry}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton
        size="sm"
        tip={problem ? "Tirar da lista" : "Cancelar"}
        tipAlign="end"
        label={`${problem ? "Tirar da lista" : "Cancelar o envio de"} ${file.name}`}
        onClick={onGiveUp}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  </li>
);
