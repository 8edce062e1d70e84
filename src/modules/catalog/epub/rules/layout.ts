import { findAll, type MarkupElement, wordsOf } from "./markup.ts";
import { declaredSize, type PageSize } from "./page-size.ts";

export type Direction = "ltr" | "rtl";
/** When two pages stand side by side. `auto` leaves it to the reader. */
type Spread = "auto" | "both" | "landscape" | "none";
/** How a part is laid out: fixed pages are drawn whole, the others flow. `side` is where it stands in two pages open. */
export type PartLayout = { isFixed: boolean; spread: Spread; side: "left" | "right" | "center" | null };
/** `pageSize`: of the fixed pages that do not say theirs. */
type BookLayout = { direction: Direction; pageSize: PageSize | null; partLayout: (itemref: MarkupElement) => PartLayout };

/** How a book says it is to be laid out, in the words of EPUB 3 and in the older ones of Apple and Amazon. */
export function readLayout(book: MarkupElement, appleOptions: MarkupElement | null): BookLayout {
  const metas = [...findAll(book, "meta")];
  const stated = (property: string) => {
    const found = metas.find(({ attributes }) => attributes.get("property") === property && !attributes.has("refines"));
    return found ? wordsOf(found) : null;
  };
  const named = (name: string) =>
    metas.find(({ attributes }) => attributes.get("name") === name)?.attributes.get("content") ?? null;
  const apple = appleOptions ? [...findAll(appleOptions, "option")] : [];
  const isAppleFixed = apple.some((one) => one.attributes.get("name") === "fixed-layout" && wordsOf(one) === "true");
  const layout = stated("rendition:layout");
  const isFixed = layout === null ? isAppleFixed || named("fixed-layout") === "true" : layout === "pre-paginated";
  const spread = spreadOf(stated("rendition:spread"));
  const resolution = /^(\d+)x(\d+)$/.exec(named("original-resolution") ?? "");
  const spine = findAll(book, "spine").next().value;

  return {
    direction: spine && spine.attributes.get("page-progression-direction") === "rtl" ? "rtl" : "ltr",
    pageSize:
      declaredSize(stated("rendition:viewport") ?? "") ??
      declaredSize(resolution ? `width=${resolution[1]}, height=${resolution[2]}` : ""),
    partLayout({ attributes }) {
      const properties = (attributes.get("properties") ?? "").split(/\s+/);
      const has = (name: string) => properties.includes(name);
      const own = properties.find((name) => name.startsWith("rendition:spread-"))?.slice("rendition:spread-".length);
      return {
        isFixed: has("rendition:layout-pre-paginated") || (isFixed && !has("rendition:layout-reflowable")),
        spread: own === undefined ? spread : spreadOf(own),
        side: SIDES.find((side) => has(`page-spread-${side}`) || has(`rendition:page-spread-${side}`)) ?? null,
      };
    },
  };
}

const SIDES = ["left", "right", "center"] as const;

/** `portrait` is an old word for `both`. */
function spreadOf(word: string | null): Spread {
  if (word === "none" || word === "landscape" || word === "both") return word;
  return word === "portrait" ? "both" : "auto";
}
