import { Sheet } from "#ui/sheet.tsx";
import type { ContentsLine } from "#modules/catalog/epub/rules/book.ts";

type ContentsSheetProps = {
  open: boolean;
  contents: ContentsLine[];
  part: number;
  onClose: () => void;
  onPick: (line: ContentsLine) => void;
};

const INDENTS = ["pl-3", "pl-7", "pl-11"];

/** The book's own contents, and where in them one is. */
export function ContentsSheet({ open, contents, part, onClose, onPick }: ContentsSheetProps) {
  const here = contents.findLastIndex((line) => line.part <= part);
  return (
    <Sheet open={open} onClose={onClose} title="Sumário">
      <ol className="grid">
        {contents.map((line, index) => (
          <li key={index} className="border-b border-line">
            <button
              type="button"
              aria-current={index === here ? "true" : undefined}
              onClick={() => onPick(line)}
              className={`min-h-11 w-full py-2 pr-2 text-left text-sm hover:bg-well aria-[current]:bg-accent-soft aria-[current]:font-semibold ${INDENTS[Math.min(line.depth, 2)]}`}
            >
              {line.title}
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
