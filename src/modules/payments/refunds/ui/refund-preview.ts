import type { AnswerOf } from "#kit/answer.ts";
import type { previewSaleRefund } from "../functions.ts";

/** What giving the items of an order back would move, as the dialog receives it. */
export type RefundPreview = AnswerOf<typeof previewSaleRefund>;
