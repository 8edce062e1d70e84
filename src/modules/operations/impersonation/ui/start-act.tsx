import { openSightFn } from "../functions.ts";
import { SIGHT_MINUTES } from "../rules.ts";
import { PersonAct } from "../../people/ui/person-act.tsx";

/** Asks an admin why, before showing what a person sees. */
export const SightAct = ({ userId, onOpen }: { userId: string; onOpen: () => void | Promise<void> }) => (
  <PersonAct
    label="Ver o que esta pessoa vê"
    title="Ver o que esta pessoa vê?"
    effect={`Abre, só para ler e por ${SIGHT_MINUTES} minutos, a biblioteca, os pedidos, a loja e os avisos dela. Nada é marcado como lido nem baixado.`}
    done={`Aberto por ${SIGHT_MINUTES} minutos. O motivo ficou no registro.`}
    act={(motivo) => openSightFn({ data: { userId, motivo } })}
    onDone={onOpen}
  />
);
