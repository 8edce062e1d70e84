import { createHash } from "node:crypto";
import { env } from "../env.ts";

/** The provider's origin: the browser sends card data directly to it. */
const PROVIDER = new URL(env.pagarmeUrl).origin;

/** The path to which browsers report violations of a page's policy. */
export const CSP_REPORTS = "/relatos-de-seguranca";

/** Browser features that no page of ours uses, denied to frames too. Payment is allowed only to our own pages. */
const FORBIDDEN =
  "accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope " +
  "hid idle-detection local-fonts magnetometer microphone midi screen-wake-lock serial usb xr-spatial-tracking";
const PERMISSIONS = [...FORBIDDEN.split(" ").map((name) => `${name}=()`), "payment=(self)"].join(", ");

/** Headers of every response. HSTS is sent only when the public address is https. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": PERMISSIONS,
  "reporting-endpoints": `csp="${CSP_REPORTS}"`,
  "x-frame-options": "DENY",
  ...(env.publicUrl.startsWith("https://") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
};

/** The Content-Security-Policy of one page; `scripts` are hashes (cached pages) or a nonce (the others). */
export function contentSecurityPolicy(scripts: string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${PROVIDER}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORTS}`,
    "report-to csp",
  ].join("; ");
}

/** CSP sources of every inline script in the page. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || code === "" || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

/** Adds the headers of every response, except those already set. */
export function setSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value);
}

/** Pages with a secret in their address send no referrer. */
export const isTokenPage = (path: string): boolean =>
  path.startsWith("/painel/pagarme/sacar/") ||
  path.startsWith("/avisos/parar/") ||
  path.startsWith("/newsletter/") ||
  path.includes("/nao-fui-eu/");
