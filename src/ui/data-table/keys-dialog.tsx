import { useState } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Switch } from "../switch.tsx";
import { keysAreOn, turnKeys } from "./keys-choice.ts";

const KEYS: (readonly [keys: readonly string[], does: string])[] = [
  [["/"], "Buscar"],
  [["j", "↓"], "Linha de baixo"],
  [["k", "↑"], "Linha de cima"],
  [["Enter"], "Abrir a linha"],
  [["x"], "Marcar a linha"],
  [["Esc"], "Desmarcar, ou fechar o que está aberto"],
  [["?"], "Mostrar estes atalhos"],
];

type KeysDialogProps = {
  open: boolean;
  onClose: () => void;
  canMark: boolean;
  /** Those that only this list's drawer answers. */
  more?: readonly (readonly [key: string, does: string])[] | undefined;
};

/** The keys of every list, and the way to turn those of one letter off. */
export function KeysDialog({ open, onClose, canMark, more = [] }: KeysDialogProps) {
  const own = KEYS.filter(([keys]) => canMark || keys[0] !== "x");
  const drawers = more.map(([key, does]) => [[key], does] as const);
  return (
    <Dialog open={open} onClose={onClose} title="Atalhos do teclado" actions={<Button onClick={onClose}>Fechar</Button>}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5 text-sm">
        {[...own, ...drawers].map(([keys, does]) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="min-w-7 rounded-[5px] border border-line px-1.5 py-0.5 text-center font-text text-xs">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {open && <EmailsSwitch />}
    </Dialog>
  );
}

function EmailsSwitch() {
  const [on, setOn] = useState(keysAreOn);
  return (
    <Switch
      className="mt-4 border-t border-line pt-3"
      checked={on}
      onChange={(event) => {
        turnKeys(event.target.checked);
        setOn(event.target.checked);
      }}
      hint="Vale para todas as listas, neste navegador. Setas, Enter e Esc funcionam sempre."
    >
      Atalhos de uma tecla só
    </Switch>
  );
}
