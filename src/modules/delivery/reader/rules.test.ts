import { describe, expect, it } from "vitest";
import { FORMATS } from "../../catalog/kinds/names.ts";
import { opensAs } from "./rules.ts";

describe("what opens in the browser", () => {
  it("is only what is read, seen or heard without running anything", () => {
    const readers = Object.fromEntries(FORMATS.map((format) => [format, opensAs(format)]).filter(([, as]) => as));
    expect(readers).toEqual({
      pdf: "pagina",
      epub: "pagina",
      mp3: "audio",
      wav: "audio",
      png: "imagem",
      jpg: "imagem",
      webp: "imagem",
      svg: "imagem",
      mp4: "video",
      gif: "imagem",
      avif: "imagem",
      m4a: "audio",
      aac: "audio",
      flac: "audio",
      ogg: "audio",
      m4v: "video",
      webm: "video",
    });
    expect([opensAs(null), opensAs("mobi"), opensAs("constructor")]).toEqual([null, null, null]);
  });
});
