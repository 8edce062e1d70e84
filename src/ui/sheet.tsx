import { X } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { IconButton } from "./icon-button.tsx";
import { useModal } from "./use-modal.ts";

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Fixed under the scrolling part: a total and its button. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A panel from the right; from the bottom, 44px short of the top, on small screens. What is in it is drawn when it is first opened. */
export function Sheet({ open, onClose, title, footer, className, children }: SheetProps) {
  const id = useId();
  const [isDrawn, setDrawn] = useState(open);
  if (open && !isDrawn) setDrawn(true);
  return (
    <dialog
      {...useModal(open, onClose)}
      aria-labelledby={id}
      className={cx(
        "modal m-0 mt-auto h-[calc(100dvh-44px)] max-h-none w-full max-w-none overflow-hidden rounded-t-overlay bg-bg p-0 shadow-overlay [--from:translateY(100%)]",
        "md:mt-0 md:ml-auto md:h-dvh md:w-[480px] md:rounded-none md:[--from:translateX(100%)]",
        className,
      )}
    >
      {isDrawn && (
        <div className="flex h-full flex-col">
          <div className="flex min-h-[60px] shrink-0 items-center justify-between gap-3 border-b-2 border-ink pr-2 pl-4 md:pr-3 md:pl-6">
            <h2 id={id} className="text-t3">
              {title}
            </h2>
            <IconButton label="Fechar" tip={false} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 md:p-6">{children}</div>
          {footer && (
            <div className="shrink-0 border-t-2 border-ink px-4 pt-3.5 pb-[max(14px,env(safe-area-inset-bottom))] md:px-6">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
