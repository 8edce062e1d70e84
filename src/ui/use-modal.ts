import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from "react";
import { afterPaint } from "./after-paint.ts";
import { putOnTop } from "./open-dialogs.ts";

/** What on the page last opened something over it: a modal that gives its place to another has no element of its own to go back to. */
let opener: HTMLElement | null = null;

/**
 * Drives a native `<dialog>` from a boolean. The browser traps focus, closes on Esc and gives focus back
 * to whatever opened it, be it closed or taken away; a press on the backdrop closes too. It opens once the press that asked for it
 * is answered: taking the rest of a long page away from keyboard and readers is the slowest of it. One that is `typed` into opens
 * before the next letter comes.
 */
export function useModal(open: boolean, onClose: () => void, typed = false) {
  const ref = useRef<HTMLDialogElement>(null);
  /** Closings of our own whose event is still to come: it may find the modal asked for again. */
  const closings = useRef(0);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) return;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused !== document.body && !focused.closest("dialog")) opener = focused;
    let release: (() => void) | undefined;
    const show = () => {
      if (!dialog.open) dialog.showModal();
      release = putOnTop(dialog);
    };
    const giveUp = typed ? show() : afterPaint(show);
    return () => {
      giveUp?.();
      release?.();
      if (dialog.open) {
        closings.current += 1;
        dialog.close();
      }
      if (document.activeElement === document.body && opener?.isConnected) opener.focus();
    };
  }, [open, typed]);

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== ref.current) return;
      if (closings.current > 0) closings.current -= 1;
      else if (open) onClose();
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === ref.current && isOutside(event, ref.current)) onClose();
    },
  };
}

/** The backdrop, and not the dialog's own scrollbar. */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement) {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
