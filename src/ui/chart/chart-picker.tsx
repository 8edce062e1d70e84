import { useRouter } from "@tanstack/react-router";
import type { KeyboardEvent, MouseEvent, PointerEvent as Pointed } from "react";
import type { ChartPoint } from "./chart-point.ts";

type ChartPickerProps = {
  points: readonly ChartPoint[];
  active: number | null;
  onActive: (index: number | null) => void;
  read: (index: number) => readonly string[];
  place: { left: number; width: number; top: number; height: number; x: (index: number) => number; whole: number };
};

const TIP_HALF = 92;

/** Points at a slot of a chart by pointer or by arrows, tells it in a tooltip and aloud, and opens what it leads to. */
export function ChartPicker({ points, active, onActive, read, place }: ChartPickerProps) {
  const router = useRouter();
  const last = points.length - 1;
  const point = active === null ? undefined : points[active];
  const lines = active === null ? [] : [...read(active), ...(point?.notes ?? [])];

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || !point?.href) return;
    event.preventDefault();
    open(point.href);
  }
  /** A finger reads; the way on is in the table, where it cannot be taken by mistake. */
  const click = ({ nativeEvent }: MouseEvent) => {
    if (point?.href && nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "mouse") open(point.href);
  };
  const move = (event: Pointed<HTMLElement>) =>
    onActive(
      Math.min(
        Math.max(
          Math.floor(((event.clientX - event.currentTarget.getBoundingClientRect().left) / place.width) * points.length),
          0,
        ),
        last,
      ),
    );
  const open = (href: string) => void router.navigate({ href });

  return (
    <>
      <input
        type="range"
        aria-label="Ler o gráfico"
        min={0}
        max={last}
        value={active ?? last}
        aria-valuetext={[points[active ?? last]?.title, ...(active === null ? read(last) : lines)].join(". ")}
        onChange={(event) => onActive(Number(event.target.value))}
        onKeyDown={press}
        onFocus={() => active ?? onActive(last)}
        onBlur={() => onActive(null)}
        onPointerDown={move}
        onPointerMove={move}
        onPointerLeave={(event) => document.activeElement !== event.currentTarget && onActive(null)}
        onClick={click}
        className={`absolute touch-pan-y appearance-none rounded-sheet bg-transparent [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0 ${point?.href ? "cursor-pointer" : "cursor-default"}`}
        style={{ left: place.left, width: place.width, top: place.top, height: place.height }}
      />
      {point && active !== null && (
        <div
          aria-hidden
          className="pointer-events-none absolute bottom-[calc(100%-64px)] z-10 w-[184px] rounded-ctl bg-ink px-3 py-2 text-2xs text-bg"
          style={{ left: Math.min(Math.max(place.x(active) - TIP_HALF, 0), place.whole - TIP_HALF * 2) }}
        >
          <span className="block opacity-80">{point.title}</span>
          {lines.map((line, index) => (
            <span key={index} className={index === 0 ? "tn block text-sm font-semibold" : "tn block"}>
              {line}
            </span>
          ))}
          {point.href && <span className="mt-1 block opacity-80 pointer-coarse:hidden">Clique ou Enter para ver os pedidos</span>}
        </div>
      )}
    </>
  );
}
