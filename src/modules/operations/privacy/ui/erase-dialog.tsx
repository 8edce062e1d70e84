import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

type EraseDialogProps = { open: boolean; isBusy: boolean; onConfirm: () => void; onClose: () => void };

/** The last question before the seven days begin. */
export function EraseDialog({ open, isBusy, onConfirm, onClose }: EraseDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title="Apagar a sua conta?"
      description="Em 7 dias a conta, a biblioteca e os favoritos deixam de existir. Até lá dá para desistir; depois, não tem volta."
      actions={
        <>
          <Button onClick={onClose}>Manter a conta</Button>
          <Button variant="danger" loading={isBusy} loadingLabel="Pedindo…" onClick={onConfirm}>
            Apagar em 7 dias
          </Button>
        </>
      }
    />
  );
}
