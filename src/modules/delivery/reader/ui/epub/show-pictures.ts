type Place = HTMLImageElement | HTMLMediaElement;

/**
 * Puts the book's pictures, sounds and films in the places that wait for them, and says when the pictures are all there. `forget`
 * gives them back.
 */
export function showPictures(
  page: Document,
  picture: (path: string) => Promise<Blob | null>,
  onAll: () => void,
): { forget: () => void } {
  const addresses = new Map<string, Promise<string | null>>();
  let isLeft = false;

  async function addressOf({ part, drawing }: DOMStringMap): Promise<string | null> {
    const blob = drawing ? new Blob([drawing], { type: "image/svg+xml" }) : await picture(part ?? "");
    return blob && !isLeft ? URL.createObjectURL(blob) : null;
  }

  async function show(place: Place): Promise<void> {
    const name = place.dataset.part ?? place.dataset.drawing ?? "";
    const known = addresses.get(name) ?? addressOf(place.dataset);
    addresses.set(name, known);
    const address = await known;
    if (address === null || isLeft) return;
    place.src = address;
    if ("decode" in place) await place.decode().catch(() => undefined);
  }

  const places = [...page.querySelectorAll<Place>("[data-part], [data-drawing]")];
  if (places.length > 0) void Promise.all(places.map(show)).then(() => !isLeft && onAll());
  return {
    forget: () => {
      isLeft = true;
      for (const one of addresses.values()) void one.then((address) => address && URL.revokeObjectURL(address));
    },
  };
}
