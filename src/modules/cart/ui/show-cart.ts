import type { Cart } from "../schema.ts";

/** Shows the cart as the server answered it; a promise where the screen has to read more before it does. */
export type ShowCart = (cart: Cart) => void | Promise<void>;
