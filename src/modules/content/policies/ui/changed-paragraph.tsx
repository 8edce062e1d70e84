import { compareWords, type ComparedRow, type ComparedWords } from "../rules/compare-texts.ts";

/** A paragraph as it was and as it became, with the words that changed marked on each side. */
export function ChangedParagraph({ row: { before, after } }: { row: ComparedRow }) {
  const words = before !== null && after !== null ? compareWords(before, after) : { before: whole(before), after: whole(after) };
  return (
    <div className="grid gap-x-8 gap-y-3 border-t border-line py-3 text-sm md:grid-cols-2">
      <Side title="Saiu ou mudou" none="Não havia este parágrafo." tone="text-danger" words={words.before} as="del" />
      <Side title="Entrou ou mudou" none="Este parágrafo saiu." tone="text-positive" words={words.after} as="ins" />
    </div>
  );
}

const whole = (words: string | null): ComparedWords[] => (words === null ? [] : [{ words, isSame: false }]);

type SideProps = { title: string; none: string; tone: string; words: ComparedWords[]; as: "del" | "ins" };

const Side = ({ title, none, tone, words, as: Mark }: SideProps) => (
  <p className="wrap-anywhere whitespace-pre-line">
    {words.length === 0 ? (
      <span className="text-muted">{none}</span>
    ) : (
      <>
        <span className={`mb-1 block text-2xs font-semibold ${tone}`}>{title}</span>
        {words.map((part, index) =>
          part.isSame ? (
            <span key={index}>{part.words}</span>
          ) : (
            <Mark key={index} className="rounded-field bg-well px-0.5 font-semibold">
              {part.words}
            </Mark>
          ),
        )}
      </>
    )}
  </p>
);
