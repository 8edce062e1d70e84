import type { PdfPage } from "./open-pdf.ts";
import { TextLayer } from "./open-pdf.ts";

const MOST_PIXELS = 16_000_000;

/** Draws a page into its box: the picture, the words over it, and its links. Answers how to stop it. */
export function drawPage(page: PdfPage, box: HTMLElement, width: number, goTo: (target: unknown) => void): () => void {
  const plain = page.getViewport({ scale: 1 });
  const scale = width / plain.width;
  const viewport = page.getViewport({ scale });
  const wanted = Math.min(window.devicePixelRatio || 1, 2);
  const density = Math.min(wanted, Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)));

  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  canvas.className = "absolute inset-0 size-full";
  canvas.setAttribute("aria-hidden", "true");
  const picture = page.render({
    canvas,
    viewport,
    transform: density === 1 ? undefined : [density, 0, 0, density, 0, 0],
  });

  const words = document.createElement("div");
  words.className = "reader-words";
  words.style.setProperty("--total-scale-factor", String(scale));
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });

  const links: HTMLElement[] = [];
  let isStopped = false;
  void picture.promise.then(
    () => !isStopped && box.replaceChildren(canvas, words, ...links),
    () => undefined,
  );
  void text.render().catch(() => undefined);
  void page.getAnnotations({ intent: "display" }).then(
    (all) => {
      for (const one of all) {
        const link = one.subtype === "Link" ? linkOf(one, goTo) : null;
        if (!link) continue;
        const [left = 0, bottom = 0, right = 0, top = 0] = one.rect as number[];
        const [x1, y1] = viewport.convertToViewportPoint(left, bottom) as [number, number];
        const [x2, y2] = viewport.convertToViewportPoint(right, top) as [number, number];
        place(link, { left: Math.min(x1, x2), top: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) });
        links.push(link);
      }
      if (!isStopped && words.isConnected) box.append(...links);
    },
    () => undefined,
  );

  return () => {
    isStopped = true;
    picture.cancel();
    text.cancel();
    box.replaceChildren();
  };
}

type Annotation = { url?: string; dest?: unknown; overlaidText?: string };

/** Out of the book in a new window, or to another place in it; anything else a PDF asks for is not done. */
function linkOf({ url, dest, overlaidText }: Annotation, goTo: (target: unknown) => void): HTMLElement | null {
  if (url && /^(?:https?|mailto):/i.test(url)) {
    const link = document.createElement("a");
    link.href = url;
    link.target = "_blank";
    link.rel = "noopener noreferrer nofollow";
    link.setAttribute("aria-label", overlaidText?.trim() || url);
    return link;
  }
  if (!dest) return null;
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", overlaidText?.trim() || "Ir para outra página");
  button.addEventListener("click", () => goTo(dest));
  return button;
}

function place(link: HTMLElement, box: { left: number; top: number; width: number; height: number }): void {
  link.className = "absolute z-1 rounded-block hover:bg-accent/12";
  for (const [side, pixels] of Object.entries(box)) link.style.setProperty(side, `${pixels}px`);
}
