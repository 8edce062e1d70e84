import * as z from "zod";

/** Words of the title of a product to pick; none brings the first ones. */
export const pickInput = z.strictObject({ words: z.string().trim().max(120) });
export type PickInput = z.output<typeof pickInput>;
