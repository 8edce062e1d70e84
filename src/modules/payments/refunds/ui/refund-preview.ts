import type { AnswerOf } from "#kit/answer.ts";
import type { previewSaleRefund } from "../functions.ts";

/** The effects of refunding the items of an order, as the dialog receives them. */
export type RefundPreview = AnswerOf<typeof previewSaleRefund>;
