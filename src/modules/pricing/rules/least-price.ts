/** A paid item costs this much at least, in centavos, whatever is taken off. */
export const LEAST_PRICE_CENTS = 300;
