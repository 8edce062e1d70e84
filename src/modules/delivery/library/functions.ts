import { setResponseStatus } from "@tanstack/react-start/server";
import * as z from "zod";
import { buyerDoor } from "#platform/door.ts";
import { archiveMaterial } from "./archive-material.ts";

/** Puts a product of this person's library away, or back. */
export const archiveMaterialFn = buyerDoor({ method: "POST" })
  .validator(z.strictObject({ productId: z.int().positive(), isArchived: z.boolean() }))
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await archiveMaterial(viewer.userId, data);
    if (!answer.ok) setResponseStatus(404);
    return answer;
  });
