import alegreya from "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url";
import libreFranklin from "@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url";

/** The two faces every first screen paints with. The italic arrives on its own. */
export const FONT_PRELOADS = [libreFranklin, alegreya];
