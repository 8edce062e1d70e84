const USUAL = 16;

/** How many pieces a collection's title promises: "Aquarelas de quintal: 18 texturas em alta". */
export const piecesPromised = (title: string): number => Number(/\b(\d{1,2})\b/.exec(title)?.[1] ?? USUAL);
