type Place = HTMLImageElement | SVGImageElement | HTMLMediaElement | HTMLTrackElement;

/**
 * Puts the book's pictures, sounds, films and captions in the places that wait for them, and says when the pictures are all there.
 * `forget` gives them back.
 */
export function showPictures(
  page: Document,
  picture: (path: string) => Promise<Blob | null>,
  onAll: () => void,
): { forget: () => void } {
  const addresses = new Map<string, Promise<string | null>>();
  let isLeft = false;

  function addressOf(name: string, bring: () => Promise<Blob | null>): Promise<string | null> {
    const coming = addresses.get(name) ?? bring().then((blob) => (blob && !isLeft ? URL.createObjectURL(blob) : null));
    addresses.set(name, coming);
    return coming;
  }
  const partAt = (path: string) => addressOf(path, () => picture(path));

  async function show(place: Place): Promise<void> {
    const { part, drawing, poster } = place.dataset;
    if (poster && "poster" in place) place.poster = (await partAt(poster)) ?? "";
    const address =
      drawing === undefined
        ? await firstOf(
            (part ?? "").split("\n").filter((path) => canPlay(place, path)),
            partAt,
          )
        : await addressOf(drawing, async () => new Blob([drawing], { type: "image/svg+xml" }));
    if (isLeft) return;
    if (address === null) return void ("play" in place && tellMissing(place));
    if ("src" in place) place.src = address;
    else place.setAttribute("href", address);
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

async function firstOf(paths: string[], addressOf: (path: string) => Promise<string | null>): Promise<string | null> {
  for (const path of paths) {
    const address = await addressOf(path);
    if (address !== null) return address;
  }
  return null;
}

/** Of the ways a sound or a film is in the book, those that this browser plays. */
function canPlay(place: Place, path: string): boolean {
  if (!("canPlayType" in place)) return true;
  const ending = path.split(".").at(-1)?.toLowerCase() ?? "";
  const kind = place.localName === "audio" ? "audio" : "video";
  const name = { mp3: "mpeg", m4a: "mp4", m4v: "mp4", oga: "ogg", ogv: "ogg", opus: "ogg" }[ending] ?? ending;
  return place.canPlayType(`${kind}/${name}`) !== "";
}

/** A recording that the book names and does not have, or that does not play here, is said to be so. */
function tellMissing(place: HTMLMediaElement): void {
  const words = place.ownerDocument.createElement("p");
  words.textContent =
    place.localName === "audio" ? "Há um áudio aqui que não toca neste leitor." : "Há um vídeo aqui que não toca neste leitor.";
  place.replaceWith(words);
}
