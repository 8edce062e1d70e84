import { followBrand } from "./follow-brand.ts";

/** E-mails and documents are written in the name and the colours of the operator's brand. */
export const start = followBrand;
