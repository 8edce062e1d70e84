import { drawStaff } from "./staff.ts";
import { at } from "../random.ts";
import { GUIDE_PARAGRAPHS, POEMS, TALES } from "../words/reading-words.ts";
import { CLAUSES, EXPENSES, TRACKS } from "../words/product-words.ts";
import { A4, GREY, heading, hex, INK, type Leaflet, newSheet, PALE, ruled, subheading, table, write } from "./leaflet.ts";

const brl = (cents: number) =>
  (cents / 100)
    .toFixed(2)
    .replace(".", ",")
    .replace(/\B(?=(\d{3})+,)/g, ".");

export function clausesPage(leaf: Leaflet, number: number): void {
  const sheet = newSheet(leaf);
  heading(sheet, number === 1 ? "Entre as partes" : `Condições (${number})`);
  if (number === 1)
    write(
      sheet,
      "Quem contrata: ______________________________, CPF ou CNPJ ____________________. Quem presta o serviço: ______________________________, CPF ou CNPJ ____________________.",
    );
  for (let i = 0; i < 4; i++) {
    const index = ((number - 1) * 4 + i) % CLAUSES.length;
    const clause = at(CLAUSES, index);
    subheading(sheet, `${index + 1}. ${clause.title}`);
    write(sheet, clause.text);
    write(sheet, "Comentário: escreva aqui o que foi combinado de diferente.", { size: 9.5, color: GREY });
  }
  sheet.y -= 16;
  ruled(sheet, 3);
}

export function figuresPage(leaf: Leaflet, number: number): void {
  const { random: r } = leaf;
  const sheet = newSheet(leaf);
  heading(sheet, `Exemplo preenchido ${number}`);
  const rows = r.sample(EXPENSES, 8).map((name) => {
    const planned = r.int(4000, 90000);
    const spent = Math.round(planned * r.real(0.7, 1.25));
    return { name, planned, spent };
  });
  const line = (name: string, planned: number, spent: number) => [
    name,
    brl(planned),
    brl(spent),
    `${((spent / planned) * 100).toFixed(0)}%`,
  ];
  const sum = (pick: (row: { planned: number; spent: number }) => number) => rows.reduce((total, row) => total + pick(row), 0);
  table(
    sheet,
    [0.4, 0.22, 0.22, 0.16],
    ["Conta", "Previsto", "Realizado", "%"],
    [
      ...rows.map((row) => line(row.name, row.planned, row.spent)),
      line(
        "Total",
        sum((row) => row.planned),
        sum((row) => row.spent),
      ),
    ],
  );
  write(sheet, at(GUIDE_PARAGRAPHS, (number + leaf.spec.seed) % GUIDE_PARAGRAPHS.length));
  const top = Math.max(...rows.map((row) => row.spent));
  const step = (A4.w - A4.margin * 2) / rows.length;
  const floor = 110;
  const height = Math.min(180, sheet.y - floor - 20);
  rows.forEach((row, i) =>
    sheet.page.drawRectangle({
      x: A4.margin + i * step + step * 0.18,
      y: floor,
      width: step * 0.64,
      height: Math.max(4, (row.spent / top) * height),
      color: leaf.accent,
    }),
  );
  sheet.page.drawLine({ start: { x: A4.margin, y: floor }, end: { x: A4.w - A4.margin, y: floor }, thickness: 1.4, color: INK });
}

export function guidePage(leaf: Leaflet, number: number): void {
  const sheet = newSheet(leaf);
  heading(sheet, number <= leaf.spec.points.length ? at(leaf.spec.points, number - 1) : `Parte ${number}`);
  for (let i = 0; i < 4; i++)
    write(sheet, at(GUIDE_PARAGRAPHS, (number * 3 + i + (leaf.spec.seed % 5)) % GUIDE_PARAGRAPHS.length), {
      lead: 1.6,
      after: 12,
    });
  subheading(sheet, "Para anotar");
  sheet.y -= 14;
  ruled(sheet, 8);
}

export function poemPage(leaf: Leaflet, number: number): void {
  const poem = at(POEMS, (number + leaf.spec.seed) % POEMS.length);
  const sheet = newSheet(leaf);
  sheet.y -= 90;
  write(sheet, poem.title, { size: 26, font: leaf.title, x: 130, after: 26 });
  for (const verse of poem.verses) write(sheet, verse, { size: 15, font: leaf.italic, x: 130, after: 4 });
}

export function talePage(leaf: Leaflet, number: number): void {
  const tale = at(TALES, (number + leaf.spec.seed) % TALES.length);
  const sheet = newSheet(leaf);
  heading(sheet, tale.title);
  for (const text of tale.paragraphs) write(sheet, text, { size: 13, lead: 1.65, after: 12 });
}

export function tracksPage(leaf: Leaflet, number: number): void {
  const { random: r } = leaf;
  const sheet = newSheet(leaf);
  heading(sheet, `Ficha das faixas ${number}`);
  const rows = r
    .sample(TRACKS, 12)
    .map((name, i) => [
      `${String(i + 1).padStart(2, "0")} ${name}`,
      `${r.int(0, 3)}min${String(r.int(0, 59)).padStart(2, "0")}s`,
      `${r.int(72, 132)} bpm`,
      r.pick(["Dó", "Ré", "Mi menor", "Sol", "Lá menor", "sem tom"]),
    ]);
  table(sheet, [0.42, 0.2, 0.18, 0.2], ["Faixa", "Duração", "Andamento", "Tom"], rows);
  write(sheet, "Gravado com dois microfones de condensador, sem compressão. Os nomes dos arquivos seguem a ordem desta ficha.");
}

export function scorePage(leaf: Leaflet, number: number): void {
  const sheet = newSheet(leaf);
  heading(
    sheet,
    `${at(TRACKS, (number * 3 + leaf.spec.seed) % TRACKS.length)}, ${leaf.random.pick(["andante", "com graça", "devagar", "alegre"])}`,
  );
  for (let i = 0; i < 6; i++) drawStaff(sheet, sheet.y - i * 98);
  sheet.y = 80;
}

/** A full-page line drawing of repeated petals, to colour. */
export function colouringPage(leaf: Leaflet, number: number): void {
  const { random: r } = leaf;
  const sheet = newSheet(leaf);
  const [cx, cy] = [A4.w / 2, A4.h / 2 - 10];
  const count = r.pick([8, 10, 12, 16]);
  for (let ring = 5; ring > 0; ring--) {
    const length = 34 + ring * 42;
    const width = 10 + ring * 7 + r.int(0, 8);
    for (let i = 0; i < count; i++) {
      const turn = ((i + (ring % 2) / 2) * 360) / count;
      const at0 = (t: number, w: number) => {
        const angle = ((turn - 90) * Math.PI) / 180;
        return `${(Math.cos(angle) * t - Math.sin(angle) * w).toFixed(1)} ${(Math.sin(angle) * t + Math.cos(angle) * w).toFixed(1)}`;
      };
      sheet.page.drawSvgPath(
        `M${at0(length * 0.3, 0)}C${at0(length * 0.5, width)} ${at0(length * 0.85, width)} ${at0(length, 0)}C${at0(length * 0.85, -width)} ${at0(length * 0.5, -width)} ${at0(length * 0.3, 0)}Z`,
        { x: cx, y: cy, borderColor: INK, borderWidth: 1.1, color: hex("#FFFFFF") },
      );
    }
  }
  sheet.page.drawCircle({ x: cx, y: cy, size: 22, borderColor: INK, borderWidth: 1.2, color: hex("#FFFFFF") });
  sheet.page.drawText(`${leaf.random.pick(leaf.spec.tags)}, ${number}`, {
    x: A4.margin,
    y: 60,
    size: 10,
    font: leaf.text,
    color: GREY,
  });
}

/** Colour chips with their codes. */
export function coloursPage(leaf: Leaflet, number: number): void {
  const { palette: p, random: r } = leaf;
  const sheet = newSheet(leaf);
  heading(sheet, `Cores e combinações ${number}`);
  const chips = r.shuffle([
    p.ground,
    p.ink,
    p.a,
    p.b,
    p.c,
    p.d,
    "#E8C9A0",
    "#3B5B62",
    "#A8433F",
    "#FBE45B",
    "#2F7D4F",
    "#C8E8FA",
  ]);
  const size = (A4.w - A4.margin * 2 - 32) / 3;
  chips.forEach((colour, i) => {
    const x = A4.margin + (i % 3) * (size + 16);
    const y = sheet.y - 110 - Math.floor(i / 3) * 146;
    sheet.page.drawRectangle({ x, y, width: size, height: 104, color: hex(colour), borderColor: PALE, borderWidth: 0.6 });
    sheet.page.drawText(colour, { x, y: y - 16, size: 10, font: leaf.bold, color: INK });
  });
}
