import type { AccentColours } from "#kit/brand/look.ts";

type Rgb = [number, number, number];
type Lch = { l: number; c: number; h: number };

/** What letters of the accent stand on in each theme (`ui/colours.css`): page, sheet, wells. And the papers, where it draws lines. */
const GROUNDS = {
  light: { letters: ["#fcfcfb", "#ffffff", "#f4f4f2", "#ebebe8"], lines: ["#fcd1da", "#faedae", "#cbf0de", "#c8e8fa"] },
  dark: { letters: ["#0f121a", "#161a23", "#1c212b", "#252b36"], lines: ["#56283a", "#4b3d19"] },
} as const;
export type Theme = keyof typeof GROUNDS;

/** WCAG 2.2 AA: of letters, and of lines and marks that say something. */
const LETTERS = 4.5;
const LINES = 3;

/** Whether letters and lines of this colour can be read on every ground of the theme; the least contrast that letters have. */
export function judgeAccent(colour: string, theme: Theme): { isReadable: boolean; contrast: number } {
  const { letters, lines } = GROUNDS[theme];
  const contrast = Math.min(...letters.map((ground) => contrastOf(colour, ground)));
  return { contrast, isReadable: contrast >= LETTERS && lines.every((ground) => contrastOf(colour, ground) >= LINES) };
}

/** The nearest colour of the same hue that can be read in the theme: darker in the light one, lighter in the dark one. */
export function readableAccent(colour: string, theme: Theme): string {
  const { l, c, h } = toLch(colour);
  const step = theme === "light" ? -0.01 : 0.01;
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += step) {
    const tried = fromLch({ l: lightness, c, h });
    if (judgeAccent(tried, theme).isReadable) return tried;
  }
  return theme === "light" ? "#000000" : "#ffffff";
}

/** What goes with an accent: itself pressed, and the ground of what is chosen. */
export function accentColours(accent: string, theme: Theme): AccentColours {
  const { l, c, h } = toLch(accent);
  const isLight = theme === "light";
  return {
    accent,
    hover: fromLch({ l: isLight ? Math.max(0, l - 0.065) : Math.min(1, l + 0.065), c: c * 0.85, h }),
    soft: softGround(accent, theme, { c: Math.min(c, isLight ? 0.02 : 0.05), h }),
  };
}

/** As near the theme's own ground as its letters need. */
function softGround(accent: string, theme: Theme, { c, h }: Omit<Lch, "l">): string {
  const [first, last, step] = theme === "light" ? [0.957, 1, 0.005] : [0.285, 0, -0.005];
  for (let l = first; step > 0 ? l < last : l > last; l += step) {
    const tried = fromLch({ l, c, h });
    if (contrastOf(accent, tried) >= LETTERS) return tried;
  }
  return theme === "light" ? "#ffffff" : "#000000";
}

export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(toRgb(one)), luminance(toRgb(other))].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toLinear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (part: number): number => {
  const held = Math.min(1, Math.max(0, part));
  return Math.round(255 * (held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055));
};

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map(toLinear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** OKLCH (Björn Ottosson), in which a step of lightness looks the same in every hue. */
function toLch(hex: string): Lch {
  const [r, g, b] = toRgb(hex).map(toLinear) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

function fromLch({ l, c, h }: Lch): string {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const channels = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  return `#${channels.map((channel) => fromLinear(channel).toString(16).padStart(2, "0")).join("")}`;
}
