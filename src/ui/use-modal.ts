import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from "react";

/**
 * Drives a native `<dialog>` from a boolean. The browser traps focus, closes on Esc and gives focus back
 * to whatever opened it; a press on the backdrop closes too.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target === ref.current && open) onClose();
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
