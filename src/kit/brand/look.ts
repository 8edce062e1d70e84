import { LOGO_LETTERS } from "./logo-letters.ts";

/** Colours of one theme, as CSS writes them. */
export type AccentColours = { accent: string; hover: string; soft: string };

/**
 * The logo on its field: letters, in the colour of the text around them, and the pingo's radius; or a picture's address, whose colours are
 * its own on whatever ground.
 */
export type LogoDrawing = { viewBox: string; ratio: number; letters?: string; pingo?: number; picture?: string };

/** How the operator's market looks. What is null is the default brand's own. */
export type Look = {
  logo: LogoDrawing;
  accent: { light: AccentColours; dark: AccentColours } | null;
  /** In an e-mail: where the logo's picture is, without the origin, and how large it is shown. */
  emailLogo: { path: string; width: number; height: number };
  /** Changes whenever anything of it does: pictures that show the brand are kept by it. "" is the default brand. */
  mark: string;
};

export const DEFAULT_LOOK: Look = {
  logo: { viewBox: "0 -739 3001 759", ratio: 3001 / 759, letters: LOGO_LETTERS, pingo: 100 },
  accent: null,
  emailLogo: { path: "/email/logo.png", width: 132, height: 33 },
  mark: "",
};

let current = DEFAULT_LOOK;

/** Takes what the operator chose: the same for everybody that this process serves. A browser is told by the page. */
export function setLook(look: Look) {
  current = look;
}

export const look = (): Look => current;
