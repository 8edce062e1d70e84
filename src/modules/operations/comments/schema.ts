import * as z from "zod";
import { isCommentId } from "./search.ts";

export const commentInput = z.strictObject({ id: z.string().refine(isCommentId) });
