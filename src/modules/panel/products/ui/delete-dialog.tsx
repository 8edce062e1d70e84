import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

type DeleteDialogProps = { title: string; open: boolean; onClose: () => void; onDelete: () => void };

/** Asked before a product that nobody took goes away for good. */
export function DeleteDialog({ title, open, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title="Apagar este material?"
      description={`“${title || "Sem título"}” e os arquivos dele são apagados. Não dá para desfazer.`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" onClick={onDelete}>
            Apagar material
          </Button>
        </>
      }
    />
  );
}
