import type { Uf } from "#kit/uf.ts";
import { UF_NAMES } from "#kit/uf-names.ts";
import { shadeOf, STATE_TILES } from "../rules/state-tiles.ts";

const SIDE = 40;
const STEP = 44;
/** From nothing to the most; the last two carry light letters. */
const FILLS = ["fill-c1/10", "fill-c1/15", "fill-c1/30", "fill-c1/50", "fill-c1/80", "fill-c1"];
const SWATCHES = ["bg-c1/15", "bg-c1/30", "bg-c1/50", "bg-c1/80", "bg-c1"];

type StateMapProps = { values: ReadonlyMap<string, number>; summary: string; read: (value: number) => string };

/** The 27 states as tiles, darker where there is more; the same figures stand in the table beside it. */
export function StateMap({ values, summary, read }: StateMapProps) {
  const most = Math.max(0, ...values.values());
  return (
    <figure>
      <svg role="img" aria-label={summary} viewBox={`0 0 ${STEP * 7} ${STEP * 8}`} className="w-full max-w-[320px]">
        {(Object.keys(STATE_TILES) as Uf[]).map((uf) => {
          const [column, row] = STATE_TILES[uf];
          const value = values.get(uf);
          const shade = shadeOf(value ?? 0, most);
          return (
            <g key={uf} transform={`translate(${column * STEP} ${row * STEP})`}>
              <title>{`${UF_NAMES[uf]}: ${value === undefined ? "poucos para mostrar" : read(value)}`}</title>
              <rect width={SIDE} height={SIDE} rx={4} className={FILLS[shade]} />
              <text
                x={SIDE / 2}
                y={SIDE / 2 + 4}
                textAnchor="middle"
                className={`text-[12px] font-semibold ${shade >= 4 ? "fill-surface" : "fill-ink"}`}
              >
                {uf}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-2 flex items-center gap-1.5 text-2xs text-muted">
        menos
        {SWATCHES.map((colour) => (
          <span key={colour} aria-hidden className={`h-2.5 w-5 rounded-sheet ${colour}`} />
        ))}
        mais
      </figcaption>
    </figure>
  );
}
