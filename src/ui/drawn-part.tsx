import { type ComponentType, createElement, lazy } from "react";
import { addDrawnPart } from "#platform/drawn-parts.ts";

/**
 * A part whose scripts come to the browser by themselves, and which stands in the page from its first drawing. On the server its code is
 * read with the page's: one read at the first drawing would leave that page, which is kept for everybody, without it.
 */
export function drawnPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await load() }));
  let part: ComponentType<Props> | undefined;
  const read = load().then((loaded) => (part = loaded));
  addDrawnPart(read);
  return function DrawnPart(props: Props) {
    if (!part) throw read;
    return createElement(part, props);
  };
}
