/** A screen reader needs a moment to notice a place before it hears what changes there. */
const NOTICE_MS = 100;

const place = document.createElement("div");
place.ariaLive = "polite";
place.className = "sr-only";
document.body.append(place);

/** Says to whoever does not see the screen which page this is now. */
export function announcePage(): void {
  setTimeout(() => {
    place.textContent = document.title;
  }, NOTICE_MS);
}
