import { callCdn } from "./call.ts";

/** Names that fit in a header of Varnish's usual 8 kB. */
export const MOST_TAGS = 100;

/** Forgets in each Varnish what carries one of the tags in `xkey`, as `deploy/varnish.vcl` has it; all of them have to accept. */
export async function purgeVarnish(tags: string[], { urls, token }: { urls: string[]; token: string | undefined }) {
  const headers = { "xkey-purge": tags.join(" "), ...(token !== undefined && { "x-purge-token": token }) };
  await Promise.all(urls.map((url) => callCdn(url, { method: "PURGE", headers })));
}
