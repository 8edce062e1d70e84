/** How many times larger than whole in the window. */
const ZOOMS = [1, 1.25, 1.5, 2, 3, 4];

/** The next size up or down; null at the end of the row. */
export const stepZoom = (zoom: number, by: 1 | -1): number | null => ZOOMS[ZOOMS.indexOf(zoom) + by] ?? null;
