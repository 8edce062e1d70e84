import { randomOf } from "../random.ts";

/** A 3D colour table (.cube, 9 steps) that warms lights and cools shadows. */
export function makeCube(name: string, seed: number): string {
  const r = randomOf(seed);
  const warm = r.real(0.02, 0.09);
  const lift = r.real(0, 0.06);
  const fade = r.real(0.86, 1);
  const steps = 9;
  const rows: string[] = [];
  const clamp = (value: number) => Math.max(0, Math.min(1, value)).toFixed(5);
  for (let blue = 0; blue < steps; blue++)
    for (let green = 0; green < steps; green++)
      for (let red = 0; red < steps; red++) {
        const [x, y, z] = [red / (steps - 1), green / (steps - 1), blue / (steps - 1)];
        const light = (x + y + z) / 3;
        rows.push(
          `${clamp(lift + fade * x + warm * light)} ${clamp(lift + fade * y + warm * light * 0.35)} ${clamp(lift + fade * z - warm * light * 0.6)}`,
        );
      }
  return `TITLE "${name}"\nLUT_3D_SIZE ${steps}\n${rows.join("\n")}\n`;
}
