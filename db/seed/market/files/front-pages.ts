import { fit, outlinesOf } from "../lettering.ts";
import { topicWords } from "../description.ts";
import { at } from "../random.ts";
import { A4, bullets, heading, hex, INK, type Leaflet, newSheet, rule, write } from "./leaflet.ts";

/** The cover page: a coloured sheet, a grid of shapes and the title in outlines. */
export function coverPage(leaf: Leaflet): void {
  const page = leaf.doc.addPage([A4.w, A4.h]);
  const { palette: p, random: r, spec } = leaf;
  page.drawRectangle({ x: 0, y: 0, width: A4.w, height: A4.h, color: hex(p.ground) });
  const cell = (A4.w - A4.margin * 2) / 4;
  const inks = [p.a, p.b, p.c, p.d].map(hex);
  for (let i = 0; i < 12; i++) {
    const x = A4.margin + (i % 4) * cell;
    const y = 96 + Math.floor(i / 4) * cell;
    const color = at(inks, r.int(0, 3));
    const kind = r.int(0, 4);
    const half = cell / 2;
    if (kind === 0) page.drawCircle({ x: x + half, y: y + half, size: half * 0.9, color });
    else if (kind === 1)
      page.drawSvgPath(`M0 0H${cell * 0.92}A${cell * 0.92} ${cell * 0.92} 0 0 1 0 ${cell * 0.92}Z`, {
        x,
        y: y + cell * 0.96,
        color,
      });
    else if (kind === 2)
      page.drawSvgPath(`M0 ${cell * 0.92}L${half} 0L${cell * 0.92} ${cell * 0.92}Z`, { x, y: y + cell * 0.96, color });
    else if (kind === 3)
      for (let k = 0; k < 5; k++)
        page.drawRectangle({ x, y: y + k * cell * 0.19 + 4, width: cell * 0.92, height: cell * 0.08, color });
    else page.drawRectangle({ x: x + 3, y: y + 3, width: cell * 0.9, height: cell * 0.9, color });
  }
  const [head = "", tail] = spec.productTitle.split(/: (.+)/);
  const title = fit(head, "black", A4.w - A4.margin * 2, 62, 26, 4);
  let y = A4.h - 70 - title.size * 0.8;
  for (const row of title.lines) {
    for (const { d, x } of outlinesOf(row, "black", title.size))
      page.drawSvgPath(d, { x: A4.margin + x, y, scale: title.size / 1000, color: hex(p.ink) });
    y -= title.size * 1.04;
  }
  y -= 4;
  for (const line of [tail ?? spec.kind, spec.label === spec.kind ? "" : spec.label].filter(Boolean)) {
    for (const row of fit(line, "sans", A4.w - A4.margin * 2, 18, 13, 2).lines) {
      page.drawText(row, { x: A4.margin, y, size: 17, font: leaf.text, color: hex(p.ink) });
      y -= 23;
    }
  }
  page.drawText(spec.authorName, { x: A4.margin, y: 52, size: 20, font: leaf.italic, color: hex(p.ink) });
}

/** The list of sections with dotted leaders; sections carry their page number. */
export function summaryPage(leaf: Leaflet, sections: readonly { name: string; page: number }[]): void {
  const sheet = newSheet(leaf);
  heading(sheet, "Sumário");
  for (const section of sections) {
    const number = String(section.page);
    const size = 12;
    const right = A4.w - A4.margin;
    const start = A4.margin + leaf.text.widthOfTextAtSize(section.name, size) + 6;
    const end = right - leaf.text.widthOfTextAtSize(number, size) - 6;
    sheet.page.drawText(section.name, { x: A4.margin, y: sheet.y, size, font: leaf.text, color: INK });
    sheet.page.drawText(number, { x: end + 6, y: sheet.y, size, font: leaf.text, color: INK });
    sheet.page.drawLine({
      start: { x: start, y: sheet.y + 2 },
      end: { x: end, y: sheet.y + 2 },
      thickness: 1,
      dashArray: [1, 4],
      color: INK,
    });
    sheet.y -= 26;
  }
}

/** What this product is, what comes in it and how to use it. */
export function introPage(leaf: Leaflet): void {
  const { spec, random } = leaf;
  const words = topicWords(spec.topic);
  const sheet = newSheet(leaf);
  heading(sheet, "Comece por aqui");
  write(sheet, random.pick(words.openings));
  write(sheet, random.pick(words.stories));
  sheet.y -= 8;
  write(sheet, "O que vem no pacote", { size: 13, font: leaf.bold, color: leaf.accent });
  bullets(sheet, spec.points);
  sheet.y -= 8;
  write(sheet, "Como usar", { size: 13, font: leaf.bold, color: leaf.accent });
  write(sheet, random.pick(words.uses));
  write(sheet, random.pick(words.closings));
}

/** The last page: who made it and what the buyer may do. */
export function backPage(leaf: Leaflet): void {
  const sheet = newSheet(leaf);
  heading(sheet, "Quem fez e como usar");
  write(sheet, `${leaf.spec.productTitle} foi escrito, desenhado e revisado por ${leaf.spec.authorName}.`);
  write(
    sheet,
    "Este arquivo é seu: guarde, imprima e use conforme a licença escolhida na compra. Não revenda nem publique o arquivo aberto na internet.",
  );
  write(sheet, "Encontrou um erro? Conte na página do material. As correções chegam à sua biblioteca sem custo.");
  sheet.y -= 20;
  rule(sheet.page, sheet.y, 1.4, INK);
  sheet.y -= 24;
  write(sheet, `Assuntos: ${leaf.spec.tags.join(", ")}.`, { size: 10 });
}
