import { A4, INK, rule, type Sheet } from "./leaflet.ts";

/** One staff of eight bars of notes that wander by step, its top line at y. */
export function drawStaff(sheet: Sheet, y: number): void {
  const { page, leaf } = sheet;
  const gap = 7;
  for (let i = 0; i < 5; i++) rule(page, y - i * gap, 0.7, INK);
  const bars = 4;
  const width = (A4.w - A4.margin * 2) / bars;
  let pitch = leaf.random.int(2, 6);
  for (let bar = 0; bar <= bars; bar++) {
    const x = A4.margin + bar * width;
    page.drawLine({ start: { x, y }, end: { x, y: y - 4 * gap }, thickness: 0.9, color: INK });
    if (bar === bars) break;
    for (let note = 0; note < 4; note++) {
      pitch = Math.max(0, Math.min(8, pitch + leaf.random.int(-2, 2)));
      const nx = x + 20 + note * ((width - 28) / 4);
      const ny = y - 4 * gap + pitch * (gap / 2);
      page.drawEllipse({ x: nx, y: ny, xScale: 4.4, yScale: 3.2, color: INK });
      const up = pitch < 4;
      page.drawLine({
        start: { x: nx + (up ? 4 : -4), y: ny },
        end: { x: nx + (up ? 4 : -4), y: ny + (up ? 24 : -24) },
        thickness: 1,
        color: INK,
      });
    }
  }
}
