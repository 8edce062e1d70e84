import { formatCount } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

type AskToSendProps = { open: boolean; readers: number; isNow: boolean; onClose: () => void; onSend: () => void };

/** The last question before many mailboxes. */
export const AskToSend = ({ open, readers, isNow, onClose, onSend }: AskToSendProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    role="alertdialog"
    title={isNow ? "Enviar esta edição?" : "Agendar esta edição?"}
    description={`Vai para ${formatCount(readers)} ${readers === 1 ? "pessoa" : "pessoas"}. ${isNow ? "Começa a sair em até um minuto; dá para parar no meio, não para desfazer." : "Até a hora, dá para cancelar e mudar o texto."}`}
    actions={
      <>
        <Button variant="ghost" onClick={onClose}>
          Voltar a escrever
        </Button>
        <Button variant="primary" onClick={onSend}>
          {isNow ? "Enviar edição" : "Agendar edição"}
        </Button>
      </>
    }
  />
);
