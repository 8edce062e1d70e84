import { CircleAlert, CircleCheck, FileText, Pause, Play, RotateCw, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { ProgressBar } from "./progress-bar.tsx";

export type UploadState =
  | { kind: "sending" | "paused"; /** 0 to 1. */ progress: number; /** "64% de 5,1 MB, faltam 8 s". */ detail: string }
  | { kind: "done"; detail: string }
  | { kind: "failed"; detail: string };

type UploadRowProps = {
  name: string;
  state: UploadState;
  icon?: ReactNode;
  onCancel?: () => void;
  onRemove?: () => void;
  onRetry?: () => void;
  onPause?: () => void;
  onResume?: () => void;
};

/** One file on its way in: how far, held back, done, or failed with a way to try again. */
export function UploadRow({ name, state, icon, onCancel, onRemove, onRetry, onPause, onResume }: UploadRowProps) {
  const isUnderWay = state.kind === "sending" || state.kind === "paused";
  const isPaused = state.kind === "paused";
  const pauseOrResume = isPaused ? onResume : onPause;
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-3">
      <span className="grid place-items-center [&_svg]:size-6">
        {icon ?? (state.kind === "failed" ? <CircleAlert aria-hidden className="text-danger" /> : <FileText aria-hidden />)}
      </span>
      <div className="min-w-0">
        <div className="truncate text-sm">{name}</div>
        {isUnderWay && <ProgressBar value={state.progress} label={`Envio de ${name}`} className="mt-1.5" />}
        <div
          className={`tn mt-1 flex items-center gap-1.5 text-2xs ${state.kind === "done" ? "text-positive" : state.kind === "failed" ? "text-danger" : "text-muted"}`}
        >
          {state.kind === "done" && <CircleCheck aria-hidden className="size-3.5 stroke-2" />}
          {state.detail}
        </div>
      </div>
      <div className="flex">
        {state.kind === "failed" && onRetry && (
          <IconButton size="sm" tip="Tentar de novo" label={`Tentar de novo: ${name}`} onClick={onRetry}>
            <RotateCw aria-hidden />
          </IconButton>
        )}
        {isUnderWay && pauseOrResume && (
          <IconButton
            size="sm"
            tip={isPaused ? "Continuar" : "Pausar"}
            label={`${isPaused ? "Continuar" : "Pausar"} o envio de ${name}`}
            onClick={pauseOrResume}
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </IconButton>
        )}
        {isUnderWay && onCancel && (
          <IconButton size="sm" tip="Cancelar" tipAlign="end" label={`Cancelar o envio de ${name}`} onClick={onCancel}>
            <X aria-hidden />
          </IconButton>
        )}
        {!isUnderWay && onRemove && (
          <IconButton size="sm" tip="Remover" tipAlign="end" label={`Remover ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}
