import { LOGO_LETTERS } from "./logo-letters.ts";

/** The colours of one theme, as CSS values. */
export type AccentColours = { accent: string; hover: string; soft: string };

/**
 * The logo and its view box: letters, in the colour of the surrounding text, and the radius of the i's dot (`pingo`); or the address of a
 * picture, which has its own colours on any background.
 */
export type LogoDrawing = { viewBox: string; ratio: number; letters?: string; pingo?: number; picture?: string };

/** The visual identity of the operator's market. A null value means the default brand's own. */
export type Look = {
  logo: LogoDrawing;
  accent: { light: AccentColours; dark: AccentColours } | null;
  /** The logo in an e-mail: the path of its picture, without the origin, and the size at which it is shown. */
  emailLogo: { path: string; width: number; height: number };
  /** Changes whenever any part of the look does: pictures that show the brand are cached by it. "" is the default brand. */
  mark: string;
};

export const DEFAULT_LOOK: Look = {
  logo: { viewBox: "0 -739 3001 759", ratio: 3001 / 759, letters: LOGO_LETTERS, pingo: 100 },
  accent: null,
  emailLogo: { path: "/email/logo.png", width: 132, height: 33 },
  mark: "",
};

let current = DEFAULT_LOOK;

/** Sets the look the operator chose, for everybody this process serves. A browser receives it in the page. */
export function setLook(look: Look) {
  current = look;
}

export const look = (): Look => current;
