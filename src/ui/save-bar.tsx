import type { ReactNode } from "react";
import { cx } from "class-variance-authority";

type SaveBarProps = {
  /** Something changed and is not saved yet. */ visible: boolean;
  message?: ReactNode;
  className?: string;
  /** Discard (ghost) and save (primary). */ children: ReactNode;
};

/** Sticks to the bottom of a form while there is something to save. */
export function SaveBar({ visible, message = "Alterações não salvas", className, children }: SaveBarProps) {
  if (!visible) return null;
  return (
    <section
      aria-label="Salvar alterações"
      className={cx(
        "sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t-2 border-ink bg-bg py-2.5 pb-[max(10px,env(safe-area-inset-bottom))] shadow-[-8px_0_0_var(--color-bg),8px_0_0_var(--color-bg)]",
        className,
      )}
    >
      <span className="flex items-center gap-2 text-sm font-medium">
        <span aria-hidden className="pingo" />
        <output>{message}</output>
      </span>
      <div className="ml-auto flex gap-2">{children}</div>
    </section>
  );
}
