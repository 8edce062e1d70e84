import { brand } from "#kit/brand/brand.ts";

/** What a coupon took off, as a line of a cart, an order, a receipt and an e-mail: "Cupom HELENA10". */
export const couponWords = (code: string, isPlatform: boolean): string =>
  isPlatform ? `Desconto ${brand.of}, cupom ${code}` : `Cupom ${code}`;

/** The author's discount for paying by Pix, as such a line. */
export const pixDiscountWords = "Desconto no Pix";
