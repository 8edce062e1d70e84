/**
 * Creates the value on the first call and returns the same one afterwards: for values expensive to create and not always needed, such as
 * `Intl` formats.
 */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
