import { Button } from "#ui/button.tsx";

/** Closing would lose what was written: in the place of the form's own buttons. */
export const LeaveQuestion = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
    <p className="text-sm font-semibold">Sair sem salvar? O que você escreveu se perde.</p>
    <div className="ml-auto flex gap-2">
      <Button size="sm" onClick={onStay}>
        Continuar
      </Button>
      <Button size="sm" variant="danger-outline" onClick={onLeave}>
        Sair sem salvar
      </Button>
    </div>
  </div>
);
