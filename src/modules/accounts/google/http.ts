import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { askGoogle, type Requested, type GoogleSettings, readGoogle } from "#integrations/google/sign-in.ts";
import { ownPath } from "#kit/safe-path.ts";
import { log } from "#platform/log.ts";
import { scope } from "#platform/request-scope.ts";
import { seal, unseal } from "#platform/seal.ts";
import { cookiePrefix, findViewer } from "#platform/session.ts";
import { readDeviceToken } from "../devices/device-cookie.ts";
import { GOOGLE_TRIES, networkKey, takeTurn } from "../limits.ts";
import type { Caller } from "../open-session.ts";
import { readBrowserToken } from "../second-step/remembered-browser.ts";
import type { GoogleNotice } from "./schema.ts";
import { RETURN_PATH } from "./settings.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";

const COOKIE = `${cookiePrefix}google`;
const PURPOSE = "google";
const MINUTES = 10;
const cookieOptions = { path: "/", httpOnly: true, sameSite: "Lax", secure: cookiePrefix !== "" } as const;

type Saved = Requested & { volta: string; until: number };

/** Out to Google and back in: only browsers come here, so every answer is a redirect. */
export const googleRoutes = (settings: GoogleSettings | null) =>
  new Hono()
    .use("/auth/google", privately)
    .use(RETURN_PATH, privately)
    .get("/auth/google", async (c) => {
      if (!settings) return c.text("Não encontrado", 404);
      const volta = ownPath(c.req.query("volta"));
      if (await takeTurn([GOOGLE_TRIES, networkKey(scope()?.ip ?? "")])) return back(c, "limited", volta);
      try {
        const { address, requested } = await askGoogle(settings);
        const saved: Saved = { ...requested, volta, until: Date.now() + MINUTES * 60_000 };
        setCookie(c, COOKIE, seal(JSON.stringify(saved), PURPOSE), { ...cookieOptions, maxAge: MINUTES * 60 });
        return c.redirect(address);
      } catch (error) {
        log.warn({ err: String(error) }, "google did not answer");
        return back(c, "google_refused", volta);
      }
    })
    .get(RETURN_PATH, async (c) => {
      if (!settings) return c.text("Não encontrado", 404);
      const saved = readSaved(getCookie(c, COOKIE));
      deleteCookie(c, COOKIE, cookieOptions);
      if (!saved) return back(c, "google_refused");
      if (c.req.query("error") === "access_denied") return back(c, "google_unused", saved.volta);
      const answer = new URL(c.req.url).searchParams;
      const person = await readGoogle(settings, answer, saved).catch((error: unknown) => {
        log.warn({ err: String(error) }, "google's answer does not hold");
        return null;
      });
      if (!person) return back(c, "google_refused", saved.volta);
      const entered = await signInWithGoogle(person, await callerOf(c));
      if ("pending" in entered) return step(c, "codigo", entered.pending, saved.volta);
      if ("ticket" in entered) return step(c, "segundo-passo", entered.ticket, saved.volta);
      if (!entered.ok) return back(c, entered.reason, saved.volta);
      for (const cookie of [entered.value.setCookie, entered.value.deviceCookie])
        c.header("set-cookie", cookie, { append: true });
      return c.redirect(saved.volta);
    });

async function privately(c: Context, next: () => Promise<void>): Promise<void> {
  await next();
  c.header("cache-control", "private, no-store");
  c.header("referrer-policy", "no-referrer");
}

async function callerOf(c: Context): Promise<Caller> {
  const cookies = c.req.header("cookie") ?? null;
  return {
    ip: scope()?.ip ?? "",
    userAgent: c.req.header("user-agent") ?? null,
    sessionId: (await findViewer(cookies))?.sessionId ?? null,
    browser: readBrowserToken(cookies),
    device: readDeviceToken(cookies),
  };
}

/** What this browser took to Google, while it is worth anything. */
function readSaved(cookie: string | undefined): Saved | null {
  const text = cookie ? unseal(cookie, PURPOSE) : null;
  const saved: Saved | null = text === null ? null : JSON.parse(text);
  return saved && saved.until > Date.now() ? saved : null;
}

const back = (c: Context, aviso: GoogleNotice, volta = "/painel") =>
  c.redirect(`/auth/login?${new URLSearchParams({ aviso, volta })}`);
const step = (c: Context, passo: string, token: string, volta: string) =>
  c.redirect(`/auth/login?${new URLSearchParams({ passo, token, volta })}`);
