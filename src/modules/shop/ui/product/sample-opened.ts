const OPENED = "amostra-aberta";

/** Says that somebody opened the sample of a product. */
export const sampleOpened = (slug: string): boolean => dispatchEvent(new CustomEvent(OPENED, { detail: slug }));

/** Hears it; answers how to stop. */
export function onSampleOpened(listen: (slug: string) => void): () => void {
  const onOpened = (event: Event) => (event instanceof CustomEvent ? listen(String(event.detail)) : undefined);
  addEventListener(OPENED, onOpened);
  return () => removeEventListener(OPENED, onOpened);
}
