import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { isSlug } from "#kit/is-slug.ts";
import { storeFile } from "#platform/http/store-file.ts";
import { noteVisit, visitsCookieOptions } from "./brought-by.ts";
import { couponsFile } from "./export.ts";
import { findStoreBehind } from "./queries/store-of.ts";
import { couponList } from "./search.ts";

/**
 * An author's own link: `/ir/loja/{slug}` and `/ir/produto/{slug}` lead to the page and remember, in this browser and for seven days,
 * who brought the visitor; the words of a campaign (`utm_…`) go on with them. The pages themselves are the same for everybody and stay so.
 */
export const linkRoutes = new Hono().get("/ir/:place{loja|produto}/:slug", async (c) => {
  const { place, slug } = c.req.param();
  const page = `/${place}/${slug}`;
  if (!isSlug(slug)) return c.redirect("/", 302);
  const storeId = await findStoreBehind(place === "loja" ? "loja" : "produto", slug);
  if (storeId !== null) {
    const visit = noteVisit(c.req.header("cookie") ?? null, storeId, new Date());
    setCookie(c, visit.name, visit.value, { ...visitsCookieOptions, sameSite: "Lax" });
  }
  c.header("cache-control", "no-store");
  c.header("x-robots-tag", "noindex");
  return c.redirect(page + campaignOf(new URL(c.req.url).searchParams), 302);
});

/** The author's list as a spreadsheet, under the filters of its address. */
export const couponRoutes = storeFile({
  name: () => `cupons-${fileBrand()}.csv`,
  path: couponList.path,
  file: couponList.file,
  read: couponList.read,
  write: couponsFile,
});

/** What names a campaign goes on with the visitor, and nothing else of the address. */
function campaignOf(requested: URLSearchParams): string {
  const saved = ["utm_source", "utm_medium", "utm_campaign"].flatMap((name) => {
    const value = requested.get(name)?.slice(0, 200);
    return value ? [[name, value]] : [];
  });
  return saved.length > 0 ? `?${new URLSearchParams(saved)}` : "";
}
