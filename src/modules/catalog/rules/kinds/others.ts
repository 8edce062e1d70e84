import type { Kind } from "./kind.ts";

const book = [[[60, "BOOKMOBI"]], [[60, "TPZ3"]]] as const;
const craft = <const T extends Omit<Kind, "group">>(kind: T) => ({ group: "Bordado, corte e 3D" as const, ...kind });
const sewn = { preview: "imagem", drawnAs: "embroidery" } as const;
const model = { preview: "imagem", drawnAs: "model" } as const;

/** What no signature tells safely: always downloaded, never opened here. */
const forProgram = <const E extends string>(extension: E, program: string) =>
  craft({ extensions: [extension], contentType: "application/octet-stream", family: "opaque", program });

export const others = {
  epub: {
    extensions: ["epub"],
    contentType: "application/epub+zip",
    family: "zip",
    group: "Livros",
    opens: "pagina",
    preview: "livro",
  },
  mobi: {
    extensions: ["mobi", "prc"],
    contentType: "application/x-mobipocket-ebook",
    family: "bytes",
    marks: book,
    group: "Livros",
  },
  azw3: { extensions: ["azw3"], contentType: "application/vnd.amazon.ebook", family: "bytes", marks: book, group: "Livros" },
  ttf: { extensions: ["ttf"], contentType: "font/ttf", family: "signature", group: "Fontes", preview: "fonte" },
  otf: { extensions: ["otf"], contentType: "font/otf", family: "signature", group: "Fontes", preview: "fonte" },
  woff: {
    extensions: ["woff"],
    contentType: "font/woff",
    family: "bytes",
    marks: [[[0, "wOFF"]]],
    group: "Fontes",
    preview: "fonte",
  },
  woff2: {
    extensions: ["woff2"],
    contentType: "font/woff2",
    family: "bytes",
    marks: [[[0, "wOF2"]]],
    group: "Fontes",
    preview: "fonte",
  },
  stl: craft({ extensions: ["stl"], contentType: "model/stl", family: "opaque", ...model }),
  "3mf": craft({ extensions: ["3mf"], contentType: "model/3mf", family: "zip", holds: /^3D\/.+\.model$/i, ...model }),
  obj: craft({ extensions: ["obj"], contentType: "model/obj", family: "text", ...model }),
  gcode: craft({ extensions: ["gcode"], contentType: "text/plain; charset=utf-8", family: "text" }),
  dxf: craft({ extensions: ["dxf"], contentType: "image/vnd.dxf", family: "text" }),
  dwg: craft({ extensions: ["dwg"], contentType: "image/vnd.dwg", family: "bytes", marks: [[[0, "AC10"]]], program: "AutoCAD" }),
  blend: craft({
    extensions: ["blend"],
    contentType: "application/x-blender",
    family: "bytes",
    marks: [[[0, "BLENDER"]], [[0, "\u001f\u008b"]], [[0, "\u0028\u00b5\u002f\u00fd"]]],
    program: "Blender",
  }),
  pes: craft({ extensions: ["pes"], contentType: "application/octet-stream", family: "bytes", marks: [[[0, "#PES"]]], ...sewn }),
  pec: craft({ extensions: ["pec"], contentType: "application/octet-stream", family: "bytes", marks: [[[0, "#PEC"]]], ...sewn }),
  dst: craft({ extensions: ["dst"], contentType: "application/octet-stream", family: "bytes", marks: [[[0, "LA:"]]], ...sewn }),
  vp3: craft({ extensions: ["vp3"], contentType: "application/octet-stream", family: "bytes", marks: [[[0, "%vsm%"]]] }),
  jef: { ...forProgram("jef", "bordado Janome"), ...sewn },
  exp: forProgram("exp", "bordado Melco"),
  hus: forProgram("hus", "bordado Husqvarna"),
  xxx: forProgram("xxx", "bordado Singer"),
  studio: forProgram("studio", "Silhouette Studio"),
  studio3: forProgram("studio3", "Silhouette Studio"),
  skp: forProgram("skp", "SketchUp"),
  zip: { extensions: ["zip"], contentType: "application/zip", family: "zip", group: "Compactados", preview: "pacote" },
  "7z": {
    extensions: ["7z"],
    contentType: "application/x-7z-compressed",
    family: "bytes",
    marks: [[[0, "7z\u00bc\u00af\u0027\u001c"]]],
    group: "Compactados",
  },
  rar: {
    extensions: ["rar"],
    contentType: "application/vnd.rar",
    family: "bytes",
    marks: [[[0, "Rar!\u001a\u0007"]]],
    group: "Compactados",
  },
} as const satisfies Record<string, Kind>;
