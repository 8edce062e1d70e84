import { plural } from "#kit/format.ts";
import { enterDoes } from "#ui/enter-does.ts";
import { TextInput } from "#ui/text-input.tsx";
import { MOST_TO_PICK } from "../rules.ts";
import type { Picking } from "./use-picking.ts";

type PickWordsProps = { picking: Picking<unknown>; className?: string };

/** Finds a product by its title among those a form offers, and says when these are not all. */
export function PickWords({ picking: { words, setWords, isCut, narrowed, hasFailed }, className }: PickWordsProps) {
  return (
    <div className={className}>
      <TextInput
        dense
        type="search"
        aria-label="Buscar um material pelo título"
        placeholder="Buscar pelo título"
        maxLength={120}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={enterDoes(() => undefined)}
      />
      <p className="mt-1.5 text-2xs text-muted empty:hidden" aria-live="polite">
        {hasFailed
          ? "A busca não respondeu. Escreva outra vez."
          : words.trim()
            ? `Na lista, ${plural(narrowed.length, "material", "materiais")} com “${words.trim()}”.`
            : isCut && `Mostramos ${MOST_TO_PICK} materiais. Os outros aparecem quando você escreve parte do título.`}
      </p>
    </div>
  );
}
