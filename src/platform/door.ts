import { notFound, redirect } from "@tanstack/react-router";
import { createMiddleware, createServerFn } from "@tanstack/react-start";
import { getRequest, setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import { refuse, type Refusal } from "#kit/outcome.ts";
import { type AdminArea, type AdminRight, may, reachSentence } from "#kit/admin-roles.ts";
import { requiredRole, requiredRoles } from "#kit/forbidden.ts";
import { waitWords } from "#kit/wait-words.ts";
import { isPassing } from "./db.ts";
import { log } from "./log.ts";
import { reportError } from "./report-error.ts";
import { byNetwork, defineLimit, type Limit } from "./limits.ts";
import { ipBucket, takePoint, takePoints } from "./rate-limit.ts";
import { endCall } from "./door/end-call.ts";
import { scope } from "./request-scope.ts";
import { findViewer, type Viewer } from "./session.ts";
import { askingNetwork } from "./asking-network.ts";

/** Refusals that a door itself may return, before the verb runs. */
export type DoorReason = "invalid" | "limited" | "signed_out" | "forbidden" | "unavailable";

/** Shown in the form the person was filling in, whatever it is. */
const SIGNED_OUT = "Sua sessão terminou. Entre de novo em outra aba e volte aqui: o que você escreveu continua.";
const STATUS = { invalid: 422, limited: 429, signed_out: 401, forbidden: 403, unavailable: 503, step_up_needed: 403 };
const PER = "person, else network";
const READ = defineLimit({ name: "read", points: 1200, seconds: 60, per: PER });
const WRITE = defineLimit({ name: "write", points: 240, seconds: 60, per: PER });

/** Ends the call with the refusal as its answer and the matching HTTP status. A page with an invalid address sets its own status, 404. */
function answer(refusal: Refusal<DoorReason | "step_up_needed">): never {
  const isAddress = refusal.reason === "invalid" && isRead() && !new URL(getRequest().url).pathname.startsWith("/_serverFn");
  if (!isAddress) setResponseStatus(STATUS[refusal.reason]);
  return endCall(refusal);
}

/**
 * For a read, redirects to sign-in or shows the page of the missing role. For a write, returns a refusal that the form shows, so that
 * nothing typed is lost.
 */
function turnAway(reason: "signed_out" | "autor" | "admin"): never {
  const request = getRequest();
  const isKnown = reason !== "signed_out";
  if (request.method !== "GET") return answer(isKnown ? refuse("forbidden") : refuse(reason, { fields: { form: SIGNED_OUT } }));
  if (isKnown) throw notFound(requiredRole(reason));
  const page = pageOf(request);
  const volta = page.startsWith("/auth/login") ? "/painel" : page;
  throw redirect({ href: `/auth/login?volta=${encodeURIComponent(volta)}` });
}

/** For a member of the administration whose roles do not reach the area: the page or form says which roles do, and who grants them. */
function turnToRole(right: AdminRight, area: AdminArea): never {
  if (getRequest().method === "GET") throw notFound(requiredRoles(reachSentence("read", area)));
  return answer(refuse("forbidden", { fields: { form: reachSentence(right, area) } }));
}

/**
 * For an admin whose administration is not open: a read redirects to where it is opened; a write is refused with `step_up_needed`, and is
 * sent again after the confirmation.
 */
function askSecondFactor(): never {
  const request = getRequest();
  if (request.method !== "GET")
    return answer(refuse("step_up_needed", { fields: { form: "Confirme que é você para continuar." } }));
  throw redirect({ href: `/painel/administracao?volta=${encodeURIComponent(pageOf(request))}` });
}

/** The path and query of the page that a read was made for. */
function pageOf(request: Request): string {
  const requested = new URL(request.url).pathname.startsWith("/_serverFn") ? request.headers.get("referer") : request.url;
  const page = new URL(requested ?? "/painel", request.url);
  return page.pathname + page.search;
}

/** Marks the request as having reached a door: any failure from here on is ours. */
function arrive(): void {
  const here = scope();
  if (here) here.reachedDoor = true;
}

async function within<T>(limit: Limit, key: string, next: () => Promise<T>): Promise<T> {
  arrive();
  // A page rendered once for everybody has no caller to count.
  return unlessLimited(key === "" ? null : await takePoint(limit, key), next);
}

async function unlessLimited<T>(wait: number | null, next: () => Promise<T>): Promise<T> {
  if (wait === null) return next();
  setResponseHeader("retry-after", String(wait));
  return answer(
    refuse("limited", { fields: { form: `Muitas tentativas seguidas. Espere ${waitWords(wait)} e tente de novo.` } }),
  );
}

/**
 * Runs `next` and hides the text of any error: returns the messages of the fields, `unavailable` for a temporary database condition, or
 * throws a generic error.
 */
async function explained<T>(next: () => Promise<T>): Promise<T> {
  try {
    return await next();
  } catch (error) {
    const fields = fieldMessages(error);
    if (fields) return answer(refuse("invalid", { fields }));
    if (!(error instanceof Error)) throw error;
    const here = scope();
    if (!isPassing(error)) {
      log.error({ requestId: here?.id, err: error }, "unhandled");
      reportError(error, { id: here?.id ?? "" });
      // Start sends an error's message to the browser, so the database's message must not be used.
      throw new Error("unexpected");
    }
    log.error({ requestId: here?.id, err: error }, "unavailable");
    if (here && isRead()) {
      here.isUnavailable = true;
      throw new Error("unavailable");
    }
    return answer(
      refuse("unavailable", {
        fields: {
          form: "Não conseguimos falar com o banco de dados agora. Nada se perdeu: tente de novo em instantes.",
        },
      }),
    );
  }
}

/** Start reports a failed validator as an Error whose message is the JSON list of issues. */
function fieldMessages(error: unknown): Record<string, string> | null {
  if (!(error instanceof Error) || !error.message.startsWith("[")) return null;
  const issues: { path?: (string | number)[]; message: string }[] = JSON.parse(error.message);
  return Object.fromEntries(issues.map((issue) => [issue.path?.join(".") || "form", issue.message]));
}

const isRead = () => getRequest().method === "GET";
const address = () => ipBucket(scope()?.ip ?? "");
async function readViewer(): Promise<Viewer | null> {
  arrive();
  const viewer = await findViewer(getRequest().headers.get("cookie"));
  const here = scope();
  if (here && viewer) here.userId = viewer.userId;
  return viewer;
}

/**
 * Start merges the context sent by a caller under the one a door sets, so each name that came from the caller is emptied here. Code that
 * needs to know who is calling reads what a door set, or the request's scope.
 */
const emptied = (context: unknown): object =>
  Object.fromEntries(Object.keys((context as object | undefined) ?? {}).map((name) => [name, undefined]));

const limit = () => (isRead() ? READ : WRITE);

const anyone = createMiddleware({ type: "function" }).server(({ next, context }) => {
  const here = scope();
  if (here) here.isForEverybody = true;
  return explained(() => within(limit(), address(), () => next({ context: emptied(context) })));
});

const visitor = createMiddleware({ type: "function" }).server(({ next, context }) =>
  explained(async () => {
    const viewer = await readViewer();
    return within(limit(), viewer?.userId ?? address(), () => next({ context: { ...emptied(context), viewer } }));
  }),
);

const buyer = createMiddleware({ type: "function" }).server(({ next, context }) =>
  explained(async () => {
    const viewer = await readViewer();
    if (!viewer) return turnAway("signed_out");
    return within(limit(), viewer.userId, () => next({ context: { ...emptied(context), viewer } }));
  }),
);

const author = createMiddleware({ type: "function" }).server(({ next, context }) =>
  explained(async () => {
    const viewer = await readViewer();
    if (!viewer) return turnAway("signed_out");
    if (viewer.storeId === null) return turnAway("autor");
    const authorViewer: AuthorViewer = { ...viewer, storeId: viewer.storeId };
    return within(limit(), viewer.userId, () => next({ context: { ...emptied(context), viewer: authorViewer } }));
  }),
);

/**
 * Only people of the administration whose roles reach the area; others learn nothing about what it holds. The doors are in
 * `admin-doors.ts`.
 */
export const administers = (area: AdminArea) =>
  createMiddleware({ type: "function" }).server(({ next, context, method }) =>
    explained(async () => {
      const viewer = await readViewer();
      if (!viewer) return turnAway("signed_out");
      if (!viewer.hasAdminRole) return turnAway("admin");
      const right = method === "GET" ? "read" : "act";
      if (!may(viewer.adminRoles, right, area)) return turnToRole(right, area);
      if (!viewer.isAdmin) return askSecondFactor();
      return within(limit(), viewer.userId, () => next({ context: { ...emptied(context), viewer } }));
    }),
  );

export type AuthorViewer = Viewer & { storeId: number };

/** Open to anyone, without identifying the caller: the only door a cached page may use. */
export const publicDoor = createServerFn().middleware([anyone]);
/**
 * Open to anyone; identifies the caller when signed in (`context.viewer` may be null). For the cart, the checkout and the small `sessao`
 * call.
 */
export const visitorDoor = createServerFn().middleware([visitor]);
/** Signed-in people. */
export const buyerDoor = createServerFn().middleware([buyer]);
/** People with a store, whatever its state: the verb decides what a suspended one may not do. */
export const authorDoor = createServerFn().middleware([author]);

/** The settings of a limit; `per` is the door's own unless given. */
type LimitSettings = Omit<Parameters<typeof defineLimit>[0], "per"> & { per?: string };

/**
 * A tighter limit for one call, counted by account when signed in, else by network. The account is the one the previous door found, never
 * one the caller sends.
 */
export function limitTo(settings: LimitSettings | Limit) {
  const limit = defineLimit({ per: PER, ...settings });
  return createMiddleware({ type: "function" }).server(({ next }) => within(limit, scope()?.userId ?? address(), () => next()));
}

/** The same, always counted by network: many accounts on one network count as one. */
export function limitAddress(settings: LimitSettings | Limit) {
  const limit = byNetwork(settings);
  return createMiddleware({ type: "function" }).server(({ next }) => within(limit, address(), () => next()));
}

/** Several limits for one call, counted together: the first by account, else by network; the others by network alone. */
export function limitTogether(own: LimitSettings, ...ofNetwork: readonly LimitSettings[]) {
  const limit = defineLimit({ per: PER, ...own });
  const limits = ofNetwork.map(byNetwork);
  return createMiddleware({ type: "function" }).server(async ({ next }) => {
    arrive();
    const key = address();
    const taken = [{ limit, key: scope()?.userId ?? key }, ...limits.map((one) => ({ limit: one, key }))];
    return unlessLimited(await takePoints(taken.filter((one) => one.key !== "")), () => next());
  });
}

/** A limit on what could be guessed. A page rendered for everybody counts for the network whose request caused the rendering. */
export function limitGuesses(limit: Limit) {
  return createMiddleware({ type: "function" }).server(({ next }) => within(limit, askingNetwork(), () => next()));
}
