import { startImpersonationFn } from "../functions.ts";
import { IMPERSONATION_MINUTES } from "../rules.ts";
import { PersonAct } from "../../people/ui/person-act.tsx";

/** Asks an admin why, before showing what a person sees. */
export const StartImpersonationAct = ({ userId, onOpen }: { userId: string; onOpen: () => void | Promise<void> }) => (
  <PersonAct
    label="Ver o que esta pessoa vê"
    title="Ver o que esta pessoa vê?"
    effect={`Abre, só para ler e por ${IMPERSONATION_MINUTES} minutos, a biblioteca, os pedidos, a loja e as notificações dela. Nada é marcado como lido nem baixado.`}
    done={`Aberto por ${IMPERSONATION_MINUTES} minutos. O motivo ficou no registro.`}
    act={(motivo) => startImpersonationFn({ data: { userId, motivo } })}
    onDone={onOpen}
  />
);
