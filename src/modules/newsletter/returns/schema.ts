import * as z from "zod";
import { emailField } from "#kit/fields.ts";
import { RETURN_KINDS } from "./rules.ts";

/** What came back, as a mail provider's own notice may be rewritten: `messageId` is the one the email left with. */
export const returnNotice = z.object({
  kind: z.enum(RETURN_KINDS),
  recipient: emailField,
  messageId: z.string().min(1).max(300),
});
