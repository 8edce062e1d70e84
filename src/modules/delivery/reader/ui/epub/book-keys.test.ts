import { describe, expect, it } from "vitest";
import { bookKeyOf } from "./book-keys.ts";

const key = (name: string, held: Partial<KeyboardEvent> = {}) =>
  ({ key: name, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held }) as KeyboardEvent;

describe("what a key does in a book", () => {
  it("the arrow of the side where the book goes on turns onward", () => {
    expect(bookKeyOf(key("ArrowRight"), "ltr", false, false)).toEqual({ turn: 1 });
    expect(bookKeyOf(key("ArrowLeft"), "ltr", false, false)).toEqual({ turn: -1 });
    expect(bookKeyOf(key("ArrowRight"), "rtl", true, false)).toEqual({ turn: -1 });
    expect(bookKeyOf(key("ArrowLeft"), "rtl", false, false)).toEqual({ turn: 1 });
  });

  it("over a page larger than the window arrows move it, and pages still turn", () => {
    expect(bookKeyOf(key("ArrowRight"), "ltr", true, true)).toBeNull();
    expect(bookKeyOf(key("PageDown"), "ltr", true, true)).toEqual({ turn: 1 });
    expect(bookKeyOf(key("PageUp"), "rtl", true, true)).toEqual({ turn: -1 });
  });

  it("a fixed page grows and shrinks by key; words that flow scroll by the keys of the browser", () => {
    expect(bookKeyOf(key("+", { shiftKey: true }), "ltr", true, false)).toEqual({ zoom: 1 });
    expect(bookKeyOf(key("-"), "ltr", true, true)).toEqual({ zoom: -1 });
    for (const name of ["+", "-", "PageDown", "PageUp", " "]) expect(bookKeyOf(key(name), "ltr", false, false)).toBeNull();
  });

  it("what is held with a key of the system is not ours", () => {
    expect(bookKeyOf(key("ArrowLeft", { altKey: true }), "ltr", false, false)).toBeNull();
    expect(bookKeyOf(key("+", { ctrlKey: true }), "ltr", true, false)).toBeNull();
  });
});
