/** Made when first asked for, and kept: what is dear to make and not always needed, as the formats of `Intl`. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
