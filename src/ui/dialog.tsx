import { useId, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Buttons at the right: cancel first, the action last. */
  actions?: ReactNode;
  /** `alertdialog` where saying yes cannot be undone. */
  role?: "dialog" | "alertdialog";
  className?: string;
  children?: ReactNode;
};

/** A question in the middle of the screen. Focus stays in it, Esc closes it, focus goes back after. */
export function Dialog({ open, onClose, title, description, actions, role, className, children }: DialogProps) {
  const id = useId();
  return (
    <dialog
      {...useModal(open, onClose)}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx(
        "modal m-auto w-[min(480px,calc(100vw-32px))] max-h-[calc(100dvh-32px)] overflow-y-auto rounded-overlay bg-surface p-0 shadow-overlay",
        className,
      )}
    >
      <div className="p-5 md:p-6">
        <h2 id={`${id}-title`} className="text-[1.625rem]">
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className="mt-2 text-sm text-muted">
            {description}
          </p>
        )}
        {children && <div className="mt-4">{children}</div>}
        {actions && <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>}
      </div>
    </dialog>
  );
}
