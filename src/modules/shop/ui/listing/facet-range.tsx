import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { RangeSlider } from "#ui/range-slider.tsx";
import { TextInput } from "#ui/text-input.tsx";

type Ends = [low: number | null, high: number | null];

type FacetRangeProps = {
  /** What is measured, as in "Preço mínimo". */
  of: string;
  bins: number[];
  /** Where the bars begin and end; the last one may hold whatever is above too. */
  from: number;
  end: number;
  /** How far a thumb goes at once. */
  step: number;
  value: Ends;
  before?: string;
  read: (text: string) => number | null;
  write: (value: number) => string;
  words: (value: number) => string;
  /** What to write, to whom wrote what cannot be read. */
  example: string;
  onValue: (value: Ends) => void;
};

/** How many there are along a measure, as bars; a stretch of it by thumbs or in writing. */
export function FacetRange({ of, bins, from, end, step, value, before, read, write, words, example, onValue }: FacetRangeProps) {
  const errorId = useId();
  const width = (end - from) / bins.length;
  const [dragged, setDragged] = useState<[number, number]>([value[0] ?? from, Math.min(value[1] ?? end, end)]);
  const shown = (one: number | null) => (one === null ? "" : write(one));
  const [texts, setTexts] = useState<[string, string]>([shown(value[0]), shown(value[1])]);
  const [trouble, setTrouble] = useState<{ text: string; sides: readonly (0 | 1)[] } | null>(null);

  function settle([low, high]: [number, number]) {
    const ends: Ends = [low <= from ? null : low, high >= end ? null : high];
    if (ends[0] !== value[0] || ends[1] !== value[1]) onValue(ends);
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    const ends: Ends = [read(texts[0]), read(texts[1])];
    const unread = ([0, 1] as const).filter((side) => ends[side] === null && texts[side].trim() !== "");
    const isCrossed = ends[0] !== null && ends[1] !== null && ends[0] > ends[1];
    if (unread.length > 0) setTrouble({ text: `Escreva ${example}.`, sides: unread });
    else if (isCrossed) setTrouble({ text: "O mínimo passa do máximo.", sides: [0, 1] });
    else {
      setTrouble(null);
      onValue(ends);
    }
  }

  const put = (side: 0 | 1, text: string) => setTexts((now) => (side === 0 ? [text, now[1]] : [now[0], text]));
  const tidy = (text: string) => {
    const number = read(text);
    return number === null ? text : write(number);
  };

  const written = (side: 0 | 1, name: string) => (
    <TextInput
      dense
      before={before}
      inputMode="decimal"
      aria-label={name}
      aria-invalid={trouble?.sides.includes(side) || undefined}
      aria-describedby={trouble?.sides.includes(side) ? errorId : undefined}
      value={texts[side]}
      onChange={({ target }) => put(side, target.value)}
      onBlur={() => put(side, tidy(texts[side]))}
    />
  );

  return (
    <>
      <Bars bins={bins} isIn={(bin) => from + (bin + 1) * width > dragged[0] && from + bin * width < dragged[1]} />
      <div className="-mt-2.5">
        <RangeSlider
          labels={[`${of}, de`, `${of}, até`]}
          min={from}
          max={end}
          step={step}
          value={dragged}
          words={(one) => (one >= end ? `${words(one)} ou mais` : words(one))}
          onValue={(next) => {
            setDragged(next);
            setTexts([next[0] <= from ? "" : write(next[0]), next[1] >= end ? "" : write(next[1])]);
          }}
          onDone={settle}
        />
      </div>
      <form data-form="faixa" onSubmit={apply} className="mt-2.5 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {written(0, `${of} mínimo`)}
        <span className="text-xs text-muted">até</span>
        {written(1, `${of} máximo`)}
        {trouble && (
          <div className="col-span-full">
            <FieldError id={errorId}>{trouble.text}</FieldError>
          </div>
        )}
        <Button
          type="submit"
          variant="soft"
          size="sm"
          className="col-span-full"
          aria-label={`Aplicar ${of.toLocaleLowerCase("pt-BR")}`}
        >
          Aplicar
        </Button>
      </form>
    </>
  );
}

function Bars({ bins, isIn }: { bins: number[]; isIn: (bin: number) => boolean }) {
  const highest = Math.max(...bins, 1);
  const width = 240 / Math.max(bins.length, 1);
  const bar = (count: number, bin: number) =>
    `M${Math.round(bin * width + 1)} 52v-${Math.max(2, Math.round((count / highest) * 50))}h${Math.round(width - 2)}V52z`;
  const drawn = (within: boolean) =>
    bins.map((count, bin) => (count > 0 && isIn(bin) === within ? bar(count, bin) : "")).join("");
  return (
    <svg viewBox="0 0 240 52" preserveAspectRatio="none" aria-hidden className="mt-1.5 h-[52px] w-full">
      <path d={drawn(false)} className="fill-line" />
      <path d={drawn(true)} className="fill-accent" />
    </svg>
  );
}
