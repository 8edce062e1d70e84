import { useRouter } from "@tanstack/react-router";
import { Check, Plus } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { fold } from "#kit/fold.ts";
import { enterDoes } from "../enter-does.ts";
import { Popover } from "../popover.tsx";
import { RouterLink } from "../router-link.tsx";
import { TextInput } from "../text-input.tsx";
import type { Choice, Filter } from "./filter.ts";
import { emptyChipClass, SetChip, valueClass } from "./set-chip.tsx";

type LongChoiceProps = {
  filter: Extract<Filter, { kind: "choice" }>;
  chosen: Choice | undefined;
  to: (value: string | undefined) => string;
};

const PAUSE_MS = 300;

/** A choice among many: what one types narrows them, and asks for those that did not come at once. */
export function LongChoice({ filter, chosen, to }: LongChoiceProps) {
  const [open, setOpen] = useState(false);
  const popover = (trigger: ReactElement) => (
    <Popover open={open} onOpen={setOpen} label={filter.label} trigger={trigger}>
      <Narrowed filter={filter} chosen={chosen} to={to} onChosen={() => setOpen(false)} />
    </Popover>
  );
  return chosen ? (
    <SetChip label={filter.label} offHref={to(undefined)}>
      {popover(
        <button type="button" className={valueClass} aria-label={`${filter.label}: ${chosen.label}. Trocar`}>
          {filter.icon}
          <span className="wrap-anywhere">{chosen.label}</span>
        </button>,
      )}
    </SetChip>
  ) : (
    popover(
      <button type="button" className={emptyChipClass}>
        <Plus aria-hidden />
        {filter.label}
      </button>,
    )
  );
}

function Narrowed({ filter, chosen, to, onChosen }: LongChoiceProps & { onChosen: () => void }) {
  const [words, setWords] = useState("");
  const { found, hasFailed } = useFound(filter.find, words.trim());
  const known = new Set(filter.choices.map(({ value }) => value));
  const all = [...filter.choices, ...found.filter(({ value }) => !known.has(value))];
  const router = useRouter();
  const shown = all.filter(({ label }) => fold(label).includes(fold(words.trim())));
  function chooseFirst() {
    const [first] = shown;
    if (!first || words.trim() === "") return;
    onChosen();
    void router.navigate({ href: to(first.value), resetScroll: false });
  }

  return (
    <div className="grid gap-2">
      <TextInput
        dense
        type="search"
        aria-label={`Procurar em ${filter.label}`}
        placeholder="Procurar"
        maxLength={120}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={enterDoes(chooseFirst)}
      />
      <ul className="-mx-2 max-h-[min(320px,50dvh)] overflow-y-auto" aria-label={filter.label}>
        {shown.map((choice) => (
          <li key={choice.value}>
            <RouterLink
              keepScroll
              href={to(choice.value)}
              onClick={onChosen}
              aria-current={choice.value === chosen?.value || undefined}
              className="flex min-h-10 items-center justify-between gap-3 rounded-ctl px-2 py-1.5 text-sm hover:bg-well"
            >
              <span className="min-w-0 wrap-anywhere">{choice.label}</span>
              {choice.value === chosen?.value && <Check aria-hidden className="size-4 shrink-0" />}
            </RouterLink>
          </li>
        ))}
      </ul>
      <p className="text-2xs text-muted empty:hidden" aria-live="polite">
        {hasFailed
          ? "A busca não respondeu. Escreva outra vez."
          : shown.length === 0
            ? "Nenhum resultado."
            : filter.find && words.trim() === ""
              ? "Os outros aparecem quando você escreve parte do nome."
              : ""}
      </p>
    </div>
  );
}

function useFound(find: LongChoiceProps["filter"]["find"], words: string) {
  const [found, setFound] = useState<readonly Choice[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!find || words === "") return;
    let isWanted = true;
    const receive = (more: readonly Choice[] | null) => {
      if (!isWanted) return;
      setFailed(more === null);
      if (more) setFound(more);
    };
    const timer = setTimeout(() => void find(words).then(receive, () => receive(null)), PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [find, words]);
  return { found, hasFailed };
}
