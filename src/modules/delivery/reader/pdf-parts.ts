import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Hono } from "hono";

const home = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const TYPES: Record<string, string> = {
  wasm: "application/wasm",
  js: "text/javascript; charset=utf-8",
  bcmap: "application/octet-stream",
  pfb: "application/octet-stream",
  ttf: "font/ttf",
  icc: "application/octet-stream",
};

/** Parts of the PDF reader that it fetches by name when a file needs them: decoders, character maps, the standard fonts. */
export const pdfPartRoutes = new Hono().get(
  "/leitor/:folder{wasm|cmaps|standard_fonts|iccs}/:file{[A-Za-z0-9_-]+\\.[a-z]+}",
  async (c) => {
    const { folder, file } = c.req.param();
    const type = TYPES[file.split(".").at(-1) ?? ""];
    const bytes = type ? await readFile(path.join(home, folder, file)).catch(() => null) : null;
    if (!type || !bytes) return c.text("Não encontrado", 404);
    return c.body(new Uint8Array(bytes), 200, { "content-type": type, "cache-control": "public, max-age=604800" });
  },
);
