import * as z from "zod";
import { LICENSES, type License } from "../catalog/schema/product-form.ts";
import type { ProductCardFacts } from "../catalog/schema/product-card.ts";
import type { Stamped } from "../catalog/stamp/rules.ts";

/** Digital goods: one of each, and no more than a person can look over. */
export const CART_LIMIT = 50;

export const cartItemInput = z.strictObject({ productId: z.number().int().positive() });
/** Without a licence it is the product's own. One licence of a product in a cart: another takes its place. */
export const addToCartInput = cartItemInput.extend({ license: z.enum(LICENSES).optional() });

/** Another licence for what is already in the cart. */
export const chooseLicenseInput = cartItemInput.extend({ license: z.enum(LICENSES) });

export type ChooseLicenseRefusal = "license_not_sold" | "already_owned";
export type AddToCartRefusal = "not_on_sale" | "own_product" | "already_owned" | "cart_full";

/**
 * Why a code was not taken. `unavailable_code` is one answer for every code that does not work here, known or not; the others tell
 * of the buyer's own cart. `worse`: the code of the same store already there discounts as much or more, and stays.
 */
export type ApplyCouponRefusal = "unavailable_code" | "already_applied" | "worse";

/** What the header and the buttons need to know of a cart. */
export type CartSummary = { count: number; productIds: number[] };

/** Why an item cannot be bought as things stand: it left the shop, it is already theirs, it is from their own store. */
export type CartProblem = "unavailable" | "owned" | "own";

export type CartItem = {
  productId: number;
  slug: string;
  title: string;
  paper: ProductCardFacts["paper"];
  cover: ProductCardFacts["cover"];
  license: License;
  /** The licences to choose from, the cheapest first, each at its price of now; none where there is no other. */
  offers: { license: License; priceCents: number }[];
  /** Where who buys it is named on its files; null when nowhere. */
  stamp: Stamped | null;
  /** What it costs now, a promotion included, before any coupon. */
  priceCents: number;
  /** `priceCents` when it was put in the cart. */
  seenPriceCents: number;
  /** The price to show struck; null when there is no discount to tell of. */
  fullCents: number | null;
  /** What one pays for it. */
  paidCents: number;
  /** From the struck price down to what one pays. */
  discountCents: number;
  /** The one discount that made it: the best, never two. */
  discountFrom: "promocao" | "cupom" | "autoria" | null;
  problem: CartProblem | null;
  /** An order of this person that already asks to be paid for it. */
  waitingOrder: { orderId: string; number: number } | null;
  /** Of what is inside a bundle: titles this person already has, and titles that are in the cart by themselves too. */
  overlaps: { owned: string[]; inCart: string[] };
};

/**
 * A code kept in the cart. `aplicado` discounts something; `sem_material` waits for a product it reaches; `falta_minimo` lacks
 * `missingCents`, `falta_quantidade` lacks `missingItems`; `promocao_melhor` loses to the store's own discount on every line, `autoria_melhor` to the platform's; `sem_saldo`
 * is the platform's, with less left to give than this cart asks; `em_outro_pedido` is
 * reserved by an order of this person that waits to be paid; `indisponivel` no longer works.
 */
export type CartCoupon = {
  code: string;
  /** Null, and so the author: the platform's. */
  storeId: number | null;
  authorName: string | null;
  /** The offer in words: "20% de desconto em 14 materiais de Ana". */
  words: string;
  state:
    | "aplicado"
    | "sem_material"
    | "falta_minimo"
    | "falta_quantidade"
    | "promocao_melhor"
    | "autoria_melhor"
    | "sem_saldo"
    | "em_outro_pedido"
    | "indisponivel";
  discountCents: number;
  missingCents: number;
  missingItems: number;
};

export type CartStore = {
  storeId: number;
  storeSlug: string;
  storeName: string;
  authorName: string;
  /** Days in which it sells nothing, now or to come; "aaaa-mm-dd" in São Paulo. */
  holiday: { from: string; until: string; isClosed: boolean } | null;
  items: CartItem[];
};

/**
 * The sums count only what can be bought: `totalCents` is what one pays, `discountCents` what promotions and codes took off, and
 * `pixDiscountCents` what paying by Pix takes off `totalCents`.
 */
export type Cart = CartSummary & {
  stores: CartStore[];
  totalCents: number;
  discountCents: number;
  pixDiscountCents: number;
  coupons: CartCoupon[];
};
