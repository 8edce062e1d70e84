import { useEffect, useRef, useState } from "react";
import { parseCep } from "#kit/cep.ts";
import { lookUpCepFn } from "../addresses/functions.ts";
import { addressInputName } from "./read-address.ts";

const LINES = ["street", "district", "city"] as const;
type Line = (typeof LINES)[number];

type CepState = { hint: string | null; read: (text: string) => void };

/**
 * Fills what a CEP tells into the inputs of `box` that are empty or that it filled before; what a person wrote stays. `onFound` hears
 * the state and which lines. Silence, or a service away, changes nothing: everything can be written by hand.
 */
export function useCep(
  box: React.RefObject<HTMLElement | null>,
  known: string,
  onFound: (uf: string, lines: Line[], place: Partial<Record<Line, string | null>>) => void,
): CepState {
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  const [hint, setHint] = useState<string | null>(null);
  const requested = useRef(known);
  const filled = useRef<Partial<Record<Line, string>>>({});

  async function ask(cep: string) {
    setHint("Procurando o endereço…");
    const place = await lookUpCepFn({ data: { cep } }).catch(() => undefined);
    if (requested.current !== cep) return;
    setHint(place === null ? "Não encontramos este CEP. Confira os números, ou siga escrevendo." : null);
    if (!place || typeof place.uf !== "string") return;
    const lines: Line[] = [];
    for (const line of LINES) {
      const input = box.current?.querySelector<HTMLInputElement>(`input[name="${addressInputName(line)}"]`);
      if (!input || !place[line] || (input.value.trim() !== "" && input.value !== filled.current[line])) continue;
      input.value = place[line];
      filled.current[line] = place[line];
      lines.push(line);
    }
    found.current(place.uf, lines, place);
  }

  return {
    hint,
    read: (text) => {
      const cep = parseCep(text) ?? "";
      if (cep === requested.current) return;
      requested.current = cep;
      if (cep) void ask(cep);
      else setHint(null);
    },
  };
}
