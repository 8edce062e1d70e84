import { at } from "../random.ts";
import { CROCHET_ROWS, SEWING_STEPS, STITCHES } from "../words/product-words.ts";
import { A4, bullets, GREY, heading, hex, INK, type Leaflet, newSheet, PALE, rule, subheading, table, write } from "./leaflet.ts";

export function sewingPage(leaf: Leaflet, number: number): void {
  const sheet = newSheet(leaf);
  heading(sheet, `Passo a passo ${number}`);
  bullets(sheet, leaf.random.sample(SEWING_STEPS, 7), true);
  subheading(sheet, "Medidas");
  const sizes = ["PP", "P", "M", "G", "G2"];
  table(
    sheet,
    [0.2, 0.2, 0.2, 0.2, 0.2],
    ["Tamanho", "Busto", "Cintura", "Quadril", "Tecido (m)"],
    sizes.map((size, i) => [
      size,
      `${82 + i * 6}`,
      `${64 + i * 6}`,
      `${90 + i * 6}`,
      (1.2 + i * 0.15).toFixed(2).replace(".", ","),
    ]),
  );
}

/** Pattern lines in real size on a grid of 5 cm, with the test square. */
export function patternPage(leaf: Leaflet, number: number): void {
  const { random: r } = leaf;
  const sheet = newSheet(leaf);
  heading(sheet, `Folha ${String.fromCharCode(64 + ((number - 1) % 6) + 1)}${number}`);
  const cm = 28.35;
  const top = sheet.y;
  for (let x = A4.margin; x < A4.w - A4.margin; x += cm * 2)
    sheet.page.drawLine({ start: { x, y: 66 }, end: { x, y: top }, thickness: 0.3, color: PALE });
  for (let y = top; y > 66; y -= cm * 2) rule(sheet.page, y, 0.3, PALE);
  for (let size = 0; size < 4; size++) {
    const d = size * 13;
    const bend = 120 + r.int(-10, 10);
    sheet.page.drawSvgPath(
      `M${20 + d} 0C${60 + d} ${bend} ${180 + d} ${bend} ${260 + d} 20L${330 + d} ${420 + d}Q${180} ${470 + d} ${10 - d / 3} ${430 + d}Z`,
      {
        x: A4.margin + 20,
        y: top - 20,
        borderColor: size === 1 ? leaf.accent : INK,
        borderWidth: 1.2,
        borderDashArray: size % 2 ? [7, 4] : [12, 0],
      },
    );
  }
  sheet.page.drawRectangle({
    x: A4.w - A4.margin - cm * 5,
    y: 76,
    width: cm * 5,
    height: cm * 5,
    borderColor: leaf.accent,
    borderWidth: 1.4,
  });
  sheet.page.drawText("teste: 5 cm", { x: A4.w - A4.margin - cm * 5 + 8, y: 84, size: 9, font: leaf.bold, color: leaf.accent });
}

export function crochetPage(leaf: Leaflet, number: number): void {
  const sheet = newSheet(leaf);
  heading(sheet, `Peça ${number}`);
  write(
    sheet,
    `Agulha ${leaf.random.pick(["1,75", "2,5", "3,0", "3,5"])} mm · ${leaf.random.int(1, 4)} novelos · amostra de 10 cm: ${leaf.random.int(16, 26)} pontos`,
    { color: GREY },
  );
  CROCHET_ROWS.forEach((text, i) => write(sheet, `Carreira ${i + 1}. ${text}`, { after: 7 }));
  subheading(sheet, "Gráfico");
  const size = 14;
  for (let i = 0; i < 14 * 9 && sheet.y > 80; i++) {
    const x = A4.margin + (i % 14) * (size + 14);
    const y = sheet.y - Math.floor(i / 14) * (size + 6);
    if (y < 80) break;
    if ((i + Math.floor(i / 14)) % 3) sheet.page.drawLine({ start: { x, y }, end: { x, y: y - size }, thickness: 1, color: INK });
    else sheet.page.drawCircle({ x, y: y - size / 2, size: 4, borderColor: leaf.accent, borderWidth: 1 });
  }
}

/** A cross stitch chart with mirrored stitches and the list of threads. */
export function chartPage(leaf: Leaflet, number: number): void {
  const { random: r, palette: p } = leaf;
  const sheet = newSheet(leaf);
  heading(sheet, `Gráfico ${number}`);
  const size = 11;
  const inks = [leaf.accent, hex(p.a), hex(p.b)];
  const grain = Array.from({ length: 400 }, () => (r.chance(0.52) ? r.int(0, 2) : -1));
  for (let row = 0; row < 39; row++) {
    for (let column = 0; column < 39; column++) {
      const [dx, dy] = [Math.abs(column - 19), Math.abs(row - 19)];
      const kind = at(grain, (Math.min(dx, dy) % 10) * 20 + Math.max(dx, dy));
      if (kind < 0 || dx + dy > 29) continue;
      const [x, y] = [A4.margin + column * size, sheet.y - row * size];
      sheet.page.drawRectangle({ x: x + 1, y: y + 1, width: size - 2, height: size - 2, color: at(inks, kind) });
    }
  }
  for (let k = 0; k <= 40; k += 5) {
    sheet.page.drawLine({
      start: { x: A4.margin + k * size, y: sheet.y - 39 * size },
      end: { x: A4.margin + k * size, y: sheet.y + size },
      thickness: k % 10 ? 0.3 : 0.9,
      color: GREY,
    });
    rule(sheet.page, sheet.y + size - k * size, k % 10 ? 0.3 : 0.9, GREY, A4.margin, A4.margin + 40 * size);
  }
  sheet.y -= 41 * size;
  write(sheet, `Linhas: 1 ${p.dark ? "vinho 815" : "carmim 321"} · 2 azul-noite 823 · 3 cinza 414. Um ponto por quadradinho.`, {
    size: 10,
  });
}

export function stitchPage(leaf: Leaflet, number: number): void {
  const { random: r } = leaf;
  const sheet = newSheet(leaf);
  heading(sheet, `Risco ${number}`);
  const cx = A4.w / 2;
  const base = sheet.y - 400;
  sheet.page.drawCircle({ x: cx, y: base + 200, size: 196, borderColor: PALE, borderWidth: 1 });
  sheet.page.drawSvgPath(`M0 0C${r.int(-60, 60)} -120 ${r.int(-60, 60)} -220 0 -330`, {
    x: cx,
    y: base + 40,
    borderColor: INK,
    borderWidth: 1.4,
  });
  for (let i = 0; i < 8; i++) {
    const side = i % 2 ? 1 : -1;
    sheet.page.drawSvgPath(`M0 0C${side * 30} -8 ${side * 70} -30 ${side * 84} -62C${side * 46} -62 ${side * 14} -34 0 0Z`, {
      x: cx + r.int(-8, 8),
      y: base + 60 + i * 32,
      borderColor: INK,
      borderWidth: 1.2,
    });
  }
  for (let k = 0; k < 7; k++)
    sheet.page.drawCircle({
      x: cx + Math.cos(k * 0.9) * 24,
      y: base + 376 + Math.sin(k * 0.9) * 24,
      size: 13,
      borderColor: leaf.accent,
      borderWidth: 1.2,
    });
  sheet.y = base - 20;
  table(sheet, [0.36, 0.32, 0.32], ["Parte", "Ponto", "Cor da linha"], r.sample(STITCHES, 6));
}
