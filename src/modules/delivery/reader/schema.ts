import * as z from "zod";

export const ofReading = z.strictObject({ orderId: z.string().max(100), fileId: z.string().max(100) });

export const savePlaceInput = z.strictObject({
  orderId: z.uuid(),
  fileId: z.uuid(),
  place: z.strictObject({ page: z.int().min(1).max(5_000), offset: z.number().min(0).max(1) }),
});
