import { callCdn } from "./call.ts";

const API = "https://api.fastly.com";
/** What one call may name. */
export const MOST_TAGS = 256;

/** Forgets in every place of a service what carries one of the tags in `Surrogate-Key`. */
export async function purgeFastly(tags: string[], { zone, token, url = API }: { zone: string; token: string; url?: string }) {
  await callCdn(`${url}/service/${zone}/purge`, {
    method: "POST",
    headers: { "fastly-key": token, "surrogate-key": tags.join(" "), accept: "application/json" },
  });
}
