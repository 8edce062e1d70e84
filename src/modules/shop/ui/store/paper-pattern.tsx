import { useId } from "react";
import type { Paper } from "#kit/papers.ts";

/** A banner of the shop's paper printed with shapes in its own ink. */
export function PaperPattern({ paper }: { paper: Paper }) {
  const id = useId();
  return (
    <div data-paper={paper} className="h-[132px] overflow-hidden bg-(--paper) text-(--paper-ink) md:h-[208px]">
      <svg aria-hidden className="size-full">
        <defs>
          <pattern id={id} width="360" height="144" patternUnits="userSpaceOnUse">
            <Row y={20} x={0} />
            <Row y={92} x={180} />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}

/** Five shapes, 72 apart, beginning at `x` and coming round at the pattern's edge. */
function Row({ x, y }: { x: number; y: number }) {
  const at = (index: number) => (x + 36 + index * 72) % 360;
  return (
    <g fill="currentColor">
      <circle cx={at(0)} cy={y} r="24" opacity=".16" />
      <path d={`M${at(1) - 22} ${y - 22}h44v44z`} opacity=".16" />
      <path d={`M${at(2) - 24} ${y + 24}a24 24 0 0 1 48 0z`} opacity=".22" />
      <path
        d={[-18, -9, 0, 9, 18].map((line) => `M${at(3) - 22} ${y + line}h44`).join("")}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        opacity=".34"
      />
      <path d={`M${at(4)} ${y}v-24a24 24 0 0 1 24 24z`} opacity=".26" />
      <circle cx={at(4)} cy={y} r="23" fill="none" stroke="currentColor" strokeWidth="2" opacity=".34" />
    </g>
  );
}
