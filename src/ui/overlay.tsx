import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useId } from "react";
import { IconButton } from "./icon-button.tsx";
import { useModal } from "./use-modal.ts";

type OverlayProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Something is under way that must not be left half-way: nothing closes it. */
  busy?: boolean;
  /** `wide` for what is read in two columns. */
  width?: "regular" | "wide";
  children: ReactNode;
};

/** A task over the page: in the middle of wide screens, from the bottom of small ones. Its own content scrolls. */
export function Overlay({ open, onClose, title, busy = false, width = "regular", children }: OverlayProps) {
  const id = useId();
  const modal = useModal(open, busy ? () => undefined : onClose);

  // A second Esc closes a dialog whatever its page says: while busy it opens again.
  function stay(event: SyntheticEvent<HTMLDialogElement>) {
    if (busy && open && event.target === event.currentTarget) event.currentTarget.showModal();
    else modal.onClose(event);
  }

  return (
    <dialog
      {...modal}
      onClose={stay}
      aria-labelledby={id}
      aria-busy={busy || undefined}
      className={`modal m-0 mt-auto max-h-[calc(100dvh-44px)] w-full max-w-none overflow-hidden rounded-t-overlay bg-bg p-0 shadow-overlay max-md:[--from:translateY(100%)] md:m-auto md:max-h-[calc(100dvh-64px)] md:rounded-overlay ${width === "wide" ? "md:w-[min(960px,calc(100vw-48px))]" : "md:w-[640px]"}`}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex min-h-[60px] shrink-0 items-center justify-between gap-3 border-b-2 border-ink pr-2 pl-4 md:pr-3 md:pl-6">
          <h2 id={id} className="text-t3">
            {title}
          </h2>
          {!busy && (
            <IconButton label="Fechar" tip={false} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          )}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 md:px-6">{children}</div>
      </div>
    </dialog>
  );
}
