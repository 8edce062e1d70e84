import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { setSecurityHeaders } from "./security-headers.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".webp": "image/webp",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};
const COMPRESSED = /\.(m?js|css|svg|txt|json|webmanifest)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type ClientFile = {
  address: string;
  type: string;
  cached: string;
  bodies: { br?: Uint8Array; gzip?: Uint8Array; identity: Uint8Array };
};

/**
 * Reads the built browser files into memory, compressed once, and returns a function that serves them. Only names found at the start exist,
 * so no address reaches the disk. It returns null for any other path.
 */
export async function openClientFiles(folder: URL): Promise<(request: Request) => Response | null> {
  const root = fileURLToPath(folder);
  const names = (await readdir(root, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.name.endsWith(".br"),
  );
  const files = new Map<string, ClientFile>();
  for (const { name, parentPath } of names) {
    const file = path.join(parentPath, name);
    const address = `/${path.relative(root, file).replaceAll(path.sep, "/")}`;
    files.set(address, await load(file, address));
  }
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const file = files.get(new URL(request.url).pathname);
    return file ? clientFileAnswer(request, file) : null;
  };
}

/** The build writes a `.br` file next to large files, at maximum compression. */
const load = async (file: string, address: string): Promise<ClientFile> =>
  clientFileOf(await readFile(file), address, () => readFile(`${file}.br`));

const compress = (identity: Buffer) => brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/** A browser file in every encoding it may be requested in. */
export async function clientFileOf(identity: Buffer, address: string, packed?: () => Promise<Buffer>): Promise<ClientFile> {
  const bodies: ClientFile["bodies"] = { identity };
  if (COMPRESSED.test(address)) {
    const br = packed ? packed().catch(() => compress(identity)) : compress(identity);
    [bodies.br, bodies.gzip] = await Promise.all([br, zip(identity, { level: 8 })]);
  }
  const type = TYPES[path.extname(address)];
  // A browser refuses a script or style without a type: failing to start is better than serving one.
  if (!type) throw new Error(`no content type for ${address}`);
  // Names under /assets contain a hash of their content.
  const cached = address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  return { address, type, cached, bodies };
}

export function clientFileAnswer(request: Request, { address, type, cached, bodies }: ClientFile): Response {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = bodies.br && /\bbr\b/.test(accepted) ? "br" : bodies.gzip && /\bgzip\b/.test(accepted) ? "gzip" : "identity";
  const body = bodies[encoding] ?? bodies.identity;
  const headers = new Headers({
    "content-type": type,
    "cache-control": cached,
    "content-length": String(body.byteLength),
    vary: "accept-encoding",
  });
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  // E-mail readers show these from their own pages.
  if (address.startsWith("/email/")) headers.set("cross-origin-resource-policy", "cross-origin");
  setSecurityHeaders(headers);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}
