import { brand } from "#kit/brand/brand.ts";
import { look } from "#kit/brand/look.ts";
import { cutCodePoints } from "#kit/text.ts";
import { isUnchanged } from "#platform/http/etag.ts";
import { setSecurityHeaders } from "#platform/http/security-headers.ts";
import { drawIcon } from "./draw-icon.ts";

type Drawn = { type: string; body: string | Buffer };

const png = async (size: number): Promise<Drawn> => ({ type: "image/png", body: await drawIcon(size) });

/** What browsers and phones ask by these very addresses; those of the default brand are files of the build. */
const FILES = new Map<string, () => Promise<Drawn>>([
  ["/favicon.ico", () => png(48)],
  ["/favicon.svg", async () => ({ type: "image/svg+xml", body: wrapped(await drawIcon(192)) })],
  ["/apple-touch-icon.png", () => png(180)],
  ["/icon-192.png", () => png(192)],
  ["/icon-512.png", () => png(512)],
  ["/manifest.webmanifest", async () => ({ type: "application/manifest+json", body: manifest() })],
]);

const wrapped = (icon: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${icon.toString("base64")}"/></svg>`;

const manifest = (): string =>
  JSON.stringify({
    name: brand.name,
    short_name: cutCodePoints(brand.name, 12).trim(),
    lang: "pt-BR",
    start_url: "/",
    display: "browser",
    background_color: "#ffffff",
    theme_color: look().accent?.light.accent ?? "#FCD1DA",
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  });

/** Of the brand they were drawn for, and of no other. */
const drawn = new Map<string, Promise<Drawn>>();
let drawnFor = "";

/** An icon or the manifest of the operator's brand; null where the address is none of them, or the brand is the default one. */
export function answerBrandFile(request: Request): Promise<Response> | null {
  const { mark } = look();
  if (mark === "" || (request.method !== "GET" && request.method !== "HEAD")) return null;
  const { pathname } = new URL(request.url);
  const draw = FILES.get(pathname);
  return draw ? answer(request, `"${mark}"`, fileOf(pathname, mark, draw)) : null;
}

function fileOf(pathname: string, mark: string, draw: () => Promise<Drawn>): Promise<Drawn> {
  if (drawnFor !== mark) drawn.clear();
  drawnFor = mark;
  const known = drawn.get(pathname);
  if (known) return known;
  const file = draw();
  drawn.set(pathname, file);
  // One that could not be drawn is drawn again by who asks next.
  file.catch(() => drawn.delete(pathname));
  return file;
}

async function answer(request: Request, etag: string, file: Promise<Drawn>): Promise<Response> {
  const headers = new Headers({ "cache-control": "public, max-age=3600", etag });
  setSecurityHeaders(headers);
  if (isUnchanged(request.headers.get("if-none-match") ?? undefined, etag)) return new Response(null, { status: 304, headers });
  const { type, body } = await file;
  headers.set("content-type", type);
  headers.set("content-length", String(Buffer.byteLength(body)));
  return new Response(request.method === "HEAD" ? null : typeof body === "string" ? body : new Uint8Array(body), { headers });
}
