import { useState } from "react";
import type { AgreedFor } from "#modules/pricing/commission.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import { Button } from "#ui/button.tsx";
import { enterDoes } from "#ui/enter-does.ts";
import { Field } from "#ui/field.tsx";
import { Radio } from "#ui/radio.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { findCommissionTargets } from "../functions.ts";
import { kindWords } from "../messages.ts";
import type { FoundTarget } from "../queries/find-targets.ts";

const KINDS = (Object.keys(kindWords) as AgreedFor[]).map((value) => ({ value, label: kindWords[value] }));

type PickTargetProps = { picked: FoundTarget | null; onPick: (target: FoundTarget | null) => void; error: string | undefined };

/** For whom a rate is: a kind, a search, one of what it found. */
export function PickTarget({ picked, onPick, error }: PickTargetProps) {
  const [kind, setKind] = useState<AgreedFor>("loja");
  const [words, setWords] = useState("");
  const [found, setFound] = useState<FoundTarget[] | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  async function search() {
    if (words.trim() === "") return;
    setState("busy");
    onPick(null);
    const answer = await findCommissionTargets({ data: { kind, busca: words } }).catch(() => null);
    if (!Array.isArray(answer)) return setState("failed");
    setFound(answer);
    setState("idle");
    if (answer.length === 1) onPick(answer[0] ?? null);
  }

  function turnTo(next: AgreedFor) {
    setKind(next);
    setFound(null);
    onPick(null);
  }

  return (
    <div className="grid gap-3">
      <Segmented label="Para quem é" options={KINDS} value={kind} onValue={turnTo} />
      <Field label={`Procurar ${kindWords[kind].toLowerCase()}`} error={error}>
        <div className="flex gap-2">
          <TextInput
            type="search"
            className="min-w-0 flex-1"
            value={words}
            maxLength={120}
            placeholder="Nome ou endereço"
            autoComplete="off"
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={enterDoes(search)}
          />
          <Button variant="soft" loading={state === "busy"} loadingLabel="Procurando…" onClick={() => void search()}>
            Procurar
          </Button>
        </div>
      </Field>
      <output className="text-2xs text-muted empty:hidden">
        {state === "failed" && "Não conseguimos procurar agora. Tente de novo."}
        {state === "idle" && found?.length === 0 && "Nenhum resultado."}
      </output>
      {found && found.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="sr-only">Encontrados</legend>
          {found.map((one) => (
            <Radio key={one.target} name="alvo" checked={picked?.target === one.target} onChange={() => onPick(one)}>
              <span className="wrap-anywhere">{one.name}</span>
              <span className="block text-2xs text-muted">
                {[one.of, one.bps === null ? null : `hoje ${formatBasisPoints(one.bps)}`].filter(Boolean).join(" · ")}
              </span>
            </Radio>
          ))}
        </fieldset>
      )}
    </div>
  );
}
