import { callCdn } from "./call.ts";

const API = "https://api.cloudflare.com";
/** What one call may name. */
export const MOST_TAGS = 30;

/** Forgets in every place of a zone what carries one of the tags in `Cache-Tag`. */
export async function purgeCloudflare(tags: string[], { zone, token, url = API }: { zone: string; token: string; url?: string }) {
  const text = await callCdn(`${url}/client/v4/zones/${zone}/purge_cache`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ tags }),
  });
  const { success } = JSON.parse(text) as { success?: boolean };
  if (success !== true) throw new Error(text.slice(0, 200));
}
