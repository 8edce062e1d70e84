/** The words of `base` with those of `own` over them; what is written when it is read stays so, which a spread would end. */
export const wordsOver = <B extends object, O extends object>(base: B, own: O): Omit<B, keyof O> & O =>
  Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(own) }) as Omit<
    B,
    keyof O
  > &
    O;
