import { describe, expect, it } from "vitest";
import { arrangePictures } from "./rules.ts";

const picture = (imageId: string, alt = "") => ({ imageId, alt });
const three = [picture("a"), picture("b", "a mesa"), picture("c")];

describe("the pictures of a product", () => {
  it("take the order and the texts wanted", () => {
    const pictures = [picture("c", "a capa aberta"), picture("a"), picture("b")];
    expect(arrangePictures(three, { pictures, removed: [] })).toEqual(pictures);
  });

  it("that were not spoken of stay at the end: one that came meanwhile is not lost", () => {
    expect(arrangePictures(three, { pictures: [picture("b", "a mesa")], removed: [] })).toEqual([three[1], three[0], three[2]]);
  });

  it("leave when they are removed, even if spoken of, and none enters by being named", () => {
    const pictures = [picture("alheia", "de outra pessoa"), picture("b"), picture("a")];
    expect(arrangePictures(three, { pictures, removed: ["b", "nunca"] })).toEqual([picture("a"), picture("c")]);
  });

  it("stand once each, however often they are named", () => {
    expect(arrangePictures(three, { pictures: [picture("a", "um"), picture("a", "dois")], removed: ["b", "c"] })).toEqual([
      picture("a", "dois"),
    ]);
  });
});
