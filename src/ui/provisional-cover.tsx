const COLUMNS = 4;
const ROWS = 3;
const CELL = 75;

/** One ink shape in a 75 by 75 cell, the way a printer's ornament box would give it. */
const SHAPES = [
  "M0 75a75 75 0 0 1 75-75v75z",
  "M75 75a75 75 0 0 0-75-75v75z",
  "M6 37a31.5 31.5 0 0 1 63 0zM6 71a31.5 31.5 0 0 1 63 0z",
  "M37.5 7.5a30 30 0 1 1 0 60a30 30 0 1 1 0-60z",
  "M0 0h75l-75 75z",
  "M75 75h-75l75-75z",
  "M0 8h75v12h-75zM0 32h75v12h-75zM0 56h75v12h-75z",
  "",
];

/** The shapes of a seed, row by row: the same seed always draws the same cover. */
export function shapesOf(seed: string): string[] {
  let state = 2166136261;
  for (const emailMessage of seed) state = Math.imul(state ^ emailMessage.charCodeAt(0), 16777619);
  return Array.from({ length: COLUMNS * ROWS }, () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x6d2b79f5;
    return SHAPES[((state ^ (state >>> 13)) >>> 0) % SHAPES.length] ?? "";
  });
}

type ProvisionalCoverProps = { seed: string; title: string; signature?: string };

/** The cover of what has none yet: title, name and a seeded grid of shapes, in one ink on its paper. */
export function ProvisionalCover({ seed, title, signature }: ProvisionalCoverProps) {
  return (
    <div
      className="@container relative size-full overflow-hidden rounded-[inherit] bg-(--paper-ink,var(--ink)) text-(--paper,var(--bg))"
      aria-hidden
    >
      <svg
        viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
        className="absolute inset-x-0 bottom-0 w-full opacity-92"
        fill="currentColor"
      >
        {shapesOf(seed).map((shape, cell) => (
          <path key={cell} d={shape} transform={`translate(${(cell % COLUMNS) * CELL} ${Math.floor(cell / COLUMNS) * CELL})`} />
        ))}
      </svg>
      <div className="absolute inset-x-[7%] top-[5%]">
        <div className="line-clamp-3 font-display text-[11cqw] leading-[1.02] font-extrabold tracking-[-.01em] wrap-anywhere">
          {title}
        </div>
        {signature && (
          <div className="mt-[2.5cqw] truncate font-display text-[6.5cqw] leading-tight font-medium italic">{signature}</div>
        )}
      </div>
    </div>
  );
}
