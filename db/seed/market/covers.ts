import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { type Face, fit, emailMessage } from "./lettering.ts";
import type { MarketProduct } from "./market-types.ts";
import { motifNamed } from "./motifs/motifs.ts";
import { type Palette, paletteFor } from "./palettes.ts";
import { randomOf } from "./random.ts";
import { rect, type Stage } from "./svg.ts";

type Box = { x: number; y: number; w: number; h: number };
type Sheet = { w: number; h: number; margin: number; p: Palette; face: Face; title: string; subtitle: string };
type Layout = (sheet: Sheet) => { words: string; box: Box };

/** Lines of a title from a baseline, in one colour, with a smaller second voice. */
function titled(sheet: Sheet, x: number, top: number, width: number, anchor: "start" | "middle", inks: [string, string]) {
  const most = width < sheet.w * 0.6 ? 5 : 3;
  const biggest = Math.min(width * 0.165, sheet.h * (sheet.w > sheet.h ? 0.14 : 0.1));
  const title = fit(sheet.title, sheet.face, width, biggest, 44, most);
  const small = fit(sheet.subtitle, "sans", width, Math.max(30, Math.min(42, title.size * 0.4)), 24, 2);
  const lead = title.size * (sheet.face === "hand" ? 0.9 : 1.02);
  const rows = title.lines.map((row, i) =>
    emailMessage(row, sheet.face, title.size, x, top + title.size * 0.8 + i * lead, inks[0], anchor),
  );
  const under = top + title.size * 0.8 + (title.lines.length - 1) * lead + title.size * 0.28;
  const notes = small.lines.map((row, i) =>
    emailMessage(row, "sans", small.size, x, under + small.size * (1 + i * 1.25), inks[1], anchor),
  );
  return { svg: rows.join("") + notes.join(""), height: under + small.size * (small.lines.length * 1.25 + 0.2) - top };
}

const LAYOUTS: Record<string, Layout> = {
  topo: (s) => {
    const block = titled(s, s.margin, s.margin, s.w - s.margin * 2, "start", [s.p.ink, s.p.ink]);
    const y = s.margin + block.height + s.h * 0.045;
    return { words: block.svg, box: { x: s.margin, y, w: s.w - s.margin * 2, h: s.h - y - s.margin } };
  },
  centro: (s) => {
    const block = titled(s, s.w / 2, s.margin * 1.1, s.w - s.margin * 2, "middle", [s.p.ink, s.p.ink]);
    const y = s.margin * 1.1 + block.height + s.h * 0.045;
    return { words: block.svg, box: { x: s.margin, y, w: s.w - s.margin * 2, h: s.h - y - s.margin } };
  },
  base: (s) => {
    const trial = titled(s, s.margin, 0, s.w - s.margin * 2, "start", [s.p.ink, s.p.ink]);
    const y = s.h - s.margin - trial.height;
    const block = titled(s, s.margin, y, s.w - s.margin * 2, "start", [s.p.ink, s.p.ink]);
    return { words: block.svg, box: { x: s.margin, y: s.margin, w: s.w - s.margin * 2, h: y - s.margin * 1.8 } };
  },
  lado: (s) => {
    const width = s.w * 0.4;
    const trial = titled(s, s.margin, 0, width, "start", [s.p.ink, s.p.ink]);
    const block = titled(s, s.margin, (s.h - trial.height) / 2, width, "start", [s.p.ink, s.p.ink]);
    const x = s.margin * 1.9 + width;
    return { words: block.svg, box: { x, y: s.margin, w: s.w - x - s.margin, h: s.h - s.margin * 2 } };
  },
  faixa: (s) => {
    const trial = titled(s, 0, 0, s.w - s.margin * 2, "middle", [s.p.ink, s.p.ink]);
    const band = trial.height + s.margin * 1.3;
    const block = titled(s, s.w / 2, s.h - band + s.margin * 0.6, s.w - s.margin * 2, "middle", [s.p.ground, s.p.ground]);
    return { words: rect(0, s.h - band, s.w, band, { fill: s.p.ink }) + block.svg, box: { x: 0, y: 0, w: s.w, h: s.h - band } };
  },
  ceu: (s) => {
    const block = titled(s, s.margin, s.margin, s.w - s.margin * 2, "start", [s.p.ink, s.p.ink]);
    const y = s.margin + block.height + s.h * 0.03;
    return { words: block.svg, box: { x: 0, y, w: s.w, h: s.h - y } };
  },
};

/** The cover of a product as SVG with outlined text: the same bytes for the same product everywhere. */
export function drawCover(product: MarketProduct): string {
  const { width: w, height: h, title, subtitle } = product.cover;
  const motif = motifNamed(product.cover.motif);
  const random = randomOf(product.seed);
  const p = paletteFor(product.cover.motif, product.seed);
  const sheet: Sheet = { w, h, margin: Math.min(w, h) * 0.085, p, face: random.pick(motif.faces), title, subtitle };
  const chosen = random.pick(motif.layouts);
  const layout = LAYOUTS[w > h && ["topo", "base", "centro"].includes(chosen) ? "lado" : chosen];
  if (!layout) throw new Error(`no layout for ${product.cover.motif}`);
  const { words, box } = layout(sheet);
  const stage: Stage = { ...box, cx: box.x + box.w / 2, cy: box.y + box.h / 2, m: Math.min(box.w, box.h), p, r: random, title };
  const art = `<clipPath id="c"><rect x="0" y="${box.y > 0 && box.x === 0 ? box.y : 0}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#c)">${motif.draw(stage)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${rect(0, 0, w, h, { fill: p.ground })}${art}${words}</svg>`;
}

/** The cover as PNG, at least 1,000 px on its longer side: drawn, or a ready picture of the design. */
export async function renderCover(product: MarketProduct): Promise<Buffer> {
  if (!product.cover.asset)
    return sharp(Buffer.from(drawCover(product)))
      .png({ compressionLevel: 6 })
      .toBuffer();
  const file = await readFile(new URL(`../assets/covers/${product.cover.asset}`, import.meta.url));
  return sharp(file).resize({ width: 1200, height: 1200, fit: "inside" }).png({ compressionLevel: 6 }).toBuffer();
}

/** The one-ink portrait of a store's author as PNG, or null for the initial on paper. */
export async function portraitOf(store: { portrait: string | null }): Promise<Buffer | null> {
  return store.portrait ? readFile(new URL(`../assets/covers/${store.portrait}`, import.meta.url)) : null;
}
