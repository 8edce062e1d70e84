/** Puts the book's pictures in the places that wait for them, and says when they are all there. `forget` gives them back. */
export function showPictures(
  page: Document,
  picture: (path: string) => Promise<Blob | null>,
  onAll: () => void,
): { forget: () => void } {
  const addresses = new Map<string, Promise<string | null>>();
  let isLeft = false;

  async function addressOf(path: string): Promise<string | null> {
    const blob = await picture(path);
    return blob && !isLeft ? URL.createObjectURL(blob) : null;
  }

  async function show(place: HTMLImageElement): Promise<void> {
    const path = place.dataset.part ?? "";
    const known = addresses.get(path) ?? addressOf(path);
    addresses.set(path, known);
    const address = await known;
    if (address === null || isLeft) return;
    place.src = address;
    await place.decode().catch(() => undefined);
  }

  const places = [...page.querySelectorAll<HTMLImageElement>("img[data-part]")];
  if (places.length > 0) void Promise.all(places.map(show)).then(() => !isLeft && onAll());
  return {
    forget: () => {
      isLeft = true;
      for (const one of addresses.values()) void one.then((address) => address && URL.revokeObjectURL(address));
    },
  };
}
