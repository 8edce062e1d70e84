type CropSliderProps = { label: string; value: number; low?: number; high: number; onValue: (value: number) => void };

const STEPS = 50;

/** One direction of a crop; off when there is no room in it. */
export function CropSlider({ label, value, low = 0, high, onValue }: CropSliderProps) {
  const isStuck = high - low < 0.01;
  return (
    <label className="grid gap-1 text-xs font-semibold">
      {label}
      <input
        type="range"
        min={low}
        max={isStuck ? low + 1 : high}
        step={isStuck ? 1 : (high - low) / STEPS}
        value={isStuck ? low : value}
        disabled={isStuck}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
        className="h-11 w-full accent-(--accent)"
      />
    </label>
  );
}
