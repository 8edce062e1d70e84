import { emailMessage } from "../lettering.ts";
import { at } from "../random.ts";
import { circle, line, type Motif, n, path, rect, times, turned, wedge } from "../svg.ts";
import { inkOn } from "./school.ts";

const ROWS = [
  "Material",
  "Mão de obra",
  "Embalagem",
  "Frete",
  "Taxas",
  "Luz e água",
  "Aluguel",
  "Reserva",
  "Divulgação",
  "Imposto",
  "Açúcar",
  "Linha",
  "Papel",
  "Tinta",
];

/** A spreadsheet with a header, rows that add up and a total. */
export const tabela: Motif = (s) => {
  const { p, r } = s;
  const names = r.sample(ROWS, 6);
  const w = s.w;
  const rowH = Math.min(s.h / 8.4, 96);
  const y0 = s.cy - (rowH * 8) / 2;
  const sheet = rect(s.x, y0, w, rowH * 8, { fill: "#FFFFFF", rx: 8 });
  const green = p.dark ? p.b : r.pick([p.a, p.b]);
  let total = 0;
  const rows = names.map((name, i) => {
    const cents = r.int(900, 24000);
    total += cents;
    const y = y0 + rowH * (i + 1);
    return (
      (i % 2 ? rect(s.x, y, w, rowH, { fill: green, o: 0.08 }) : "") +
      line(s.x, y + rowH, s.x + w, y + rowH, { stroke: "#D9DCE2", sw: 2 }) +
      emailMessage(name, "sans", rowH * 0.36, s.x + w * 0.04, y + rowH * 0.63, "#20242E") +
      rect(s.x + w * 0.5, y + rowH * 0.4, w * 0.18 * r.real(0.3, 1), rowH * 0.22, { fill: green, rx: 5, o: 0.75 }) +
      emailMessage(brl(cents), "bold", rowH * 0.36, s.x + w * 0.96, y + rowH * 0.63, "#20242E", "end")
    );
  });
  return (
    sheet +
    rect(s.x, y0, w, rowH, { fill: green, rx: 8 }) +
    emailMessage("Item", "bold", rowH * 0.36, s.x + w * 0.04, y0 + rowH * 0.63, inkOn(green)) +
    emailMessage("Parte", "bold", rowH * 0.36, s.x + w * 0.5, y0 + rowH * 0.63, inkOn(green)) +
    emailMessage("Valor", "bold", rowH * 0.36, s.x + w * 0.96, y0 + rowH * 0.63, inkOn(green), "end") +
    rows.join("") +
    emailMessage("Total", "bold", rowH * 0.42, s.x + w * 0.04, y0 + rowH * 7.66, "#20242E") +
    emailMessage(brl(total), "bold", rowH * 0.48, s.x + w * 0.96, y0 + rowH * 7.66, green, "end")
  );
};

const brl = (cents: number) => (cents / 100).toLocaleString("pt-BR", { minimumFractionDigits: 2 });

/** A written page with a stamp and a signature. */
export const documento: Motif = (s) => {
  const { p, r } = s;
  const gap = s.h / 12;
  const rows = times(8, (i) =>
    i === 4
      ? ""
      : rect(s.x + s.w * 0.02, s.y + gap * (i + 0.4), s.w * (i % 4 === 3 ? 0.5 : r.real(0.82, 0.94)), gap * 0.2, {
          fill: p.b,
          o: 0.32,
          rx: 5,
        }),
  );
  const y = s.y + gap * 10.4;
  const sign = path(
    `M${n(s.x + s.w * 0.05)} ${n(y)}c40-90 70-90 60-10s30-60 60-60-10 80 30 50 20-50 50-40-8 50 36 30 40-30 84-20`,
    { stroke: "#24408E", sw: 7, cap: "round" },
  );
  const [cx, cy, radius] = [s.x + s.w * 0.78, s.y + gap * 9.6, s.m * 0.15];
  const word = r.pick(["CONFERIDO", "ORIGINAL", "ASSINADO", "VALE"]);
  const stamp = turned(
    -14,
    cx,
    cy,
    circle(cx, cy, radius, { stroke: p.a, sw: 7 }) +
      circle(cx, cy, radius * 0.84, { stroke: p.a, sw: 3 }) +
      emailMessage(word, "bold", (radius * 1.9) / word.length + 8, cx, cy + radius * 0.1, p.a, "middle") +
      times(2, (i) =>
        line(cx - radius * 0.5, cy + radius * (i ? 0.34 : -0.3), cx + radius * 0.5, cy + radius * (i ? 0.34 : -0.3), {
          stroke: p.a,
          sw: 4,
        }),
      ),
  );
  return rows + line(s.x + s.w * 0.02, y + gap * 0.5, s.x + s.w * 0.5, y + gap * 0.5, { stroke: p.ink, sw: 4 }) + sign + stamp;
};

/** Slides laid over one another, with a chart in front. */
export const slides: Motif = (s) => {
  const { p, r, cx, cy } = s;
  const w = Math.min(s.w * 0.94, s.h * 1.3);
  const h = w * 0.58;
  const page = (x: number, y: number, fill: string, inner: string) => rect(x, y, w, h, { fill, rx: 8 }) + inner;
  const x = cx - w / 2;
  const y = cy - h / 2 + h * 0.12;
  const inks = r.shuffle([p.a, p.b, p.c]);
  const chart = times(5, (i) =>
    rect(x + w * 0.52 + i * w * 0.085, y + h * (0.74 - 0.09 * i - r.real(0, 0.1)), w * 0.06, h * 0.1 + h * (0.09 * i + 0.06), {
      fill: at(inks, i % 3),
      rx: 3,
    }),
  );
  return (
    page(x + w * 0.06, y - h * 0.26, p.d, "") +
    page(x + w * 0.03, y - h * 0.13, p.b, "") +
    page(
      x,
      y,
      "#FFFDF8",
      wedge(x + w * 0.24, y + h * 0.54, 0, h * 0.28, 180, 360, { fill: at(inks, 0) }) +
        wedge(x + w * 0.24, y + h * 0.54, 0, h * 0.28, 0, 180, { fill: at(inks, 1) }) +
        rect(x + w * 0.06, y + h * 0.1, w * 0.4, h * 0.06, { fill: "#20242E", rx: 4 }) +
        rect(x + w * 0.54, y + h * 0.12, w * 0.36, h * 0.04, { fill: "#B9BEC8", rx: 4 }) +
        rect(x + w * 0.54, y + h * 0.2, w * 0.26, h * 0.04, { fill: "#B9BEC8", rx: 4 }) +
        chart +
        line(x + w * 0.5, y + h * 0.92, x + w * 0.95, y + h * 0.92, { stroke: "#20242E", sw: 3 }),
    )
  );
};

/** Growing bars over a baseline, with a line that follows. */
export const barras: Motif = (s) => {
  const { p, r } = s;
  const count = 7;
  const step = s.w / count;
  const floor = s.y + s.h * 0.94;
  const heights = Array.from({ length: count }, (_, i) => s.h * (0.18 + i * 0.085 + r.real(-0.07, 0.09)));
  const points = heights.map((h, i) => [s.x + (i + 0.5) * step, floor - h - s.h * 0.1] as const);
  return (
    times(4, (i) =>
      line(s.x, floor - ((i + 1) * s.h) / 5, s.x + s.w, floor - ((i + 1) * s.h) / 5, { stroke: p.ink, sw: 2, o: 0.2 }),
    ) +
    heights
      .map((h, i) =>
        rect(s.x + i * step + step * 0.16, floor - h, step * 0.68, h, { fill: at([p.b, p.c, p.b, p.d, p.b, p.c, p.b], i) }),
      )
      .join("") +
    path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`, { stroke: p.a, sw: 10, cap: "round" }) +
    points.map(([x, y]) => circle(x, y, 13, { fill: p.ground, stroke: p.a, sw: 7 })).join("") +
    rect(s.x, floor, s.w, 8, { fill: p.ink })
  );
};

/** A curriculum page with its side column. */
export const curriculo: Motif = (stage) => {
  const { p, r } = stage;
  const width = Math.min(stage.w, stage.h * 0.8);
  const s = { ...stage, w: width, x: stage.cx - width / 2 };
  const side = s.w * 0.32;
  const tone = r.pick([p.b, p.a, p.ink]);
  const block = (y: number, i: number) =>
    rect(s.x + side + s.w * 0.06, y, s.w * 0.22, s.h * 0.022, { fill: p.a, rx: 4 }) +
    rect(s.x + side + s.w * 0.06, y + s.h * 0.036, s.w * 0.56, 3, { fill: p.a }) +
    times(4, (k) =>
      rect(s.x + side + s.w * 0.06, y + s.h * (0.062 + k * 0.034), s.w * at([0.52, 0.56, 0.46, 0.3], (k + i) % 4), s.h * 0.014, {
        fill: "#9AA1AE",
        rx: 4,
      }),
    );
  return (
    rect(s.x, s.y, s.w, s.h, { fill: "#FFFFFF", rx: 4, stroke: p.c, sw: 2 }) +
    rect(s.x, s.y, side, s.h, { fill: tone }) +
    circle(s.x + side / 2, s.y + s.h * 0.14, side * 0.28, { fill: "#F3D3B4" }) +
    wedge(s.x + side / 2, s.y + s.h * 0.14, 0, side * 0.3, -90, 90, { fill: "#2A2230" }) +
    times(7, (i) =>
      rect(
        s.x + side * 0.18,
        s.y + s.h * (0.32 + i * 0.05 + (i > 3 ? 0.06 : 0)),
        side * at([0.6, 0.5, 0.64, 0.4], i % 4),
        s.h * 0.014,
        { fill: "#FFFFFF", o: 0.7, rx: 4 },
      ),
    ) +
    rect(s.x + side + s.w * 0.06, s.y + s.h * 0.08, s.w * 0.48, s.h * 0.045, { fill: "#20242E", rx: 5 }) +
    rect(s.x + side + s.w * 0.06, s.y + s.h * 0.145, s.w * 0.34, s.h * 0.02, { fill: "#9AA1AE", rx: 5 }) +
    block(s.y + s.h * 0.25, 0) +
    block(s.y + s.h * 0.49, 1) +
    block(s.y + s.h * 0.73, 2)
  );
};
