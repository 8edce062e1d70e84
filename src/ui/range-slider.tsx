import { useState } from "react";

type RangeSliderProps = {
  /** Names of the two thumbs. */
  labels: [least: string, most: string];
  min: number;
  max: number;
  step: number;
  value: [low: number, high: number];
  /** While it moves. */
  onValue: (value: [low: number, high: number]) => void;
  /** When it was let go. */
  onDone: (value: [low: number, high: number]) => void;
  /** What a screen reader says of a value. */
  words: (value: number) => string;
};

/** A stretch between two values, each with its thumb. They never cross. */
export function RangeSlider({ labels, min, max, step, value, onValue, onDone, words }: RangeSliderProps) {
  const [low, high] = value;
  const [isHighLast, setHighLast] = useState(false);
  const done = () => onDone(value);
  const ends = { onPointerUp: done, onKeyUp: done };
  const at = (one: number) => `${max > min ? ((one - min) / (max - min)) * 100 : 0}%`;
  return (
    <div className="relative h-6">
      <span aria-hidden className="absolute inset-x-0 top-[11px] h-0.5 bg-line" />
      <span
        aria-hidden
        className="absolute top-[11px] h-0.5 bg-accent"
        style={{ left: at(low), width: `calc(${at(high)} - ${at(low)})` }}
      />
      <input
        {...ends}
        type="range"
        aria-label={labels[0]}
        aria-valuetext={words(low)}
        min={min}
        max={max}
        step={step}
        value={low}
        onChange={(event) => {
          setHighLast(false);
          onValue([Math.min(Number(event.target.value), high), high]);
        }}
        className={`range-end ${isHighLast ? "z-1" : "z-2"}`}
      />
      <input
        {...ends}
        type="range"
        aria-label={labels[1]}
        aria-valuetext={words(high)}
        min={min}
        max={max}
        step={step}
        value={high}
        onChange={(event) => {
          setHighLast(true);
          onValue([low, Math.max(Number(event.target.value), low)]);
        }}
        className={`range-end ${isHighLast ? "z-2" : "z-1"}`}
      />
    </div>
  );
}
