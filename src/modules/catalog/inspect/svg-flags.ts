import type { ByteSource } from "./byte-source.ts";
import type { FileFlag } from "./inspected-file.ts";

const READ_BYTES = 16 * 1024 * 1024;

const ACTIVE =
  /<script|<foreignObject|<!ENTITY|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp))[^"'\s]|url\(\s*["']?\s*(?:https?:|\/\/)|@import/i;

/** An SVG is sold as a file to download and never drawn by us; what would run or call out when opened is flagged. */
export async function svgFlags(source: ByteSource): Promise<FileFlag[]> {
  const text = (await source.read(0, READ_BYTES)).toString("utf8");
  const isWhole = source.sizeBytes <= READ_BYTES;
  return ACTIVE.test(text) || !isWhole ? ["svg_active_content"] : [];
}
