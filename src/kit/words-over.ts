/** The properties of `base` with those of `own` over them. Getters stay getters, which a spread would evaluate. */
export const wordsOver = <B extends object, O extends object>(base: B, own: O): Omit<B, keyof O> & O =>
  Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(own) }) as Omit<
    B,
    keyof O
  > &
    O;
