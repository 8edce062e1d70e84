import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { EmptyString } from "#ui/empty-state.tsx";

/** A page of the panel that could not be read; the menu around it still works. */
export function PanelError({ reset }: ErrorComponentProps) {
  const router = useRouter();

  function again() {
    reset();
    void router.invalidate();
  }

  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <EmptyString />
      <h1 className="text-t1">Não foi possível abrir esta página</h1>
      <p className="max-w-[46ch] text-sm text-muted">
        Confira a internet. Se ela estiver boa, o problema é nosso, e nada do que você fez se perdeu.
      </p>
      <Button variant="primary" onClick={again}>
        Tentar de novo
      </Button>
    </div>
  );
}
