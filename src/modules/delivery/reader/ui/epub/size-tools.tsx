import { AArrowDown, AArrowUp, ZoomIn, ZoomOut } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";

type SizeToolsProps = {
  of: "letra" | "pagina";
  percent: number;
  /** The next one up or down; null at the end of the row. */ step: (by: 1 | -1) => number | null;
  onStep: (to: number) => void;
};

const LOOKS = {
  letra: { smaller: ["Letra menor", AArrowDown], larger: ["Letra maior", AArrowUp] },
  pagina: { smaller: ["Diminuir", ZoomOut], larger: ["Aumentar", ZoomIn] },
} as const;

/** How large the letters are, or the page where letters have no size of their own. */
export function SizeTools({ of, percent, step, onStep }: SizeToolsProps) {
  const [smaller, larger] = [step(-1), step(1)];
  const [smallerLabel, Smaller] = LOOKS[of].smaller;
  const [largerLabel, Larger] = LOOKS[of].larger;
  return (
    <>
      <span aria-hidden className="mx-1 h-6 w-px bg-line" />
      <IconButton
        label={smallerLabel}
        tip={false}
        disabled={smaller === null}
        onClick={() => smaller !== null && onStep(smaller)}
      >
        <Smaller aria-hidden />
      </IconButton>
      <span aria-live="polite" className="tn w-12 text-center text-2xs text-muted">
        {percent}%
      </span>
      <IconButton label={largerLabel} tip={false} disabled={larger === null} onClick={() => larger !== null && onStep(larger)}>
        <Larger aria-hidden />
      </IconButton>
    </>
  );
}
