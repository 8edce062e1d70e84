import { buttonClass } from "#ui/button.tsx";
import { EmptyString } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";

/** Nothing of this person at the address; what belongs to others answers the same. */
export function PanelMissing() {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <EmptyString />
      <h1 className="text-t1">Não achamos esta página</h1>
      <p className="max-w-[46ch] text-sm text-muted">O endereço pode ter mudado, ou ela é de outra conta.</p>
      <RouterLink href="/painel" className={buttonClass()}>
        Ir para a visão geral
      </RouterLink>
    </div>
  );
}
