import { createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import { ADMIN_ROLES, type AdminArea, type AdminRight, type AdminRole, may } from "#kit/admin-roles.ts";
import { adminTokenHash, isAdministering, noteAdministering } from "./admin-session.ts";
import { db } from "./db.ts";
import { env } from "./env.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { cookiePrefix, readCookie, readCookies } from "./session-cookie.ts";

/** Who is asking, as of this request: read from the database each time, so that rights end at once. */
export type Viewer = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Administers in this very request: a role, and the administration open. What it reaches is asked of `mayNow`. */ isAdmin: boolean;
  /** Holds a role of the administration, whether or not it is open. */ hasAdminRole: boolean;
  adminRoles: AdminRole[];
  suspendedFrom: string[];
  storeId: number | null;
  storeStatus: string | null;
};

/** Whether who asks may read an area of the administration, or act on it, in this very request. */
export const mayNow = (viewer: Viewer | null, right: AdminRight, area: AdminArea): viewer is Viewer =>
  viewer !== null && viewer.isAdmin && may(viewer.adminRoles, right, area);

const isSecure = cookiePrefix !== "";
export { cookiePrefix, readCookie };
export const SESSION_COOKIE = `${cookiePrefix}sid`;
/** A session ends this long after it began, however much it is used. */
export const SESSION_SECONDS = 30 * 24 * 3600;
const COOKIE_ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** Secret that signs cookies; a local start generates one and keeps it in the data folder. */
export function sessionSecret(): string {
  if (!env.SESSION_SECRET) throw new Error("Falta SESSION_SECRET.");
  return env.SESSION_SECRET;
}

/** The secret in force and those before it that are still read, the newest first. */
export const sessionSecrets = (): string[] => [sessionSecret(), ...(env.SESSION_SECRET_PREVIOUS ?? [])];

/** The token inside a signed cookie (`token.signature`), or null when the signature is not ours. */
export function openSigned(value: string | null): string | null {
  const at = value?.lastIndexOf(".") ?? -1;
  if (!value || at < 1) return null;
  const token = value.slice(0, at);
  const given = Buffer.from(value.slice(at + 1));
  const isOurs = sessionSecrets().some((secret) => {
    const right = Buffer.from(signature(token, secret));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isOurs ? token : null;
}

/** `token.signature`, ready for a cookie. */
export const sign = (token: string): string => `${token}.${signature(token)}`;

const signature = (token: string, secret = sessionSecret()): string =>
  createHmac("sha256", secret).update(token).digest("base64");

/** The `Set-Cookie` of a session; unless remembered, the browser forgets it when it closes. */
export function sessionCookie(token: string, isRemembered = true): string {
  const age = isRemembered ? `; Max-Age=${SESSION_SECONDS}` : "";
  return `${SESSION_COOKIE}=${encodeURIComponent(sign(token))}; ${COOKIE_ATTRIBUTES}${age}`;
}

/** The `Set-Cookie` that ends a session in the browser. */
export const CLEARED_SESSION_COOKIE = `${SESSION_COOKIE}=; ${COOKIE_ATTRIBUTES}; Max-Age=0`;

const VIEWER_COLUMNS = {
  userId: col.text`u.id`,
  sessionId: col.text`s.id`,
  name: col.text`u.name`,
  email: col.text`u.email`,
  emailVerified: col.bool`u.email_verified`,
  isAdmin: col.bool`administration.is_open`,
  hasAdminRole: col.bool`u.roles <> '{}'`,
  adminRoles: col.list(col.oneOf(ADMIN_ROLES))`u.roles`,
  suspendedFrom: col.list(col.text)`u.suspended_from`,
  storeId: col.int.orNull`st.id`,
  storeStatus: col.text.orNull`st.status`,
};

/** With whether it is time to note that the session is used. */
const SEEN = defineRow<Viewer & { isUseDue: boolean }>({
  ...VIEWER_COLUMNS,
  isUseDue: col.bool`s.updated_at < now() - interval '1 hour'`,
});

/**
 * The person behind the request's session cookie, or null. One query; once an hour, another notes that the session is used: one left
 * alone for 7 days ends.
 */
export async function findViewer(cookieHeader: string | null): Promise<Viewer | null> {
  const token = readCookies(cookieHeader, SESSION_COOKIE)
    .map(openSigned)
    .find((opened) => opened !== null);
  if (!token) return null;
  const admin = adminTokenHash(cookieHeader);
  const noting = admin === null ? sql`` : sql`with administered as (${noteAdministering(admin)})`;
  const [seen] = await readRows(
    db,
    SEEN,
    sql`${noting} select ${SEEN}
    from sessions s join users u on u.id = s.user_id left join stores st on st.owner_id = u.id
      cross join lateral (select u.roles <> '{}' and ${isAdministering(admin)} as is_open) administration
    where s.token = ${token} and s.expires_at > now() and s.updated_at > now() - interval '7 days'`,
  );
  if (!seen) return null;
  const { isUseDue, ...viewer } = seen;
  if (isUseDue) await noteUse(token);
  return viewer;
}

const noteUse = (token: string) =>
  db.execute(sql`
    update sessions set updated_at = now()
    where token = ${token} and expires_at > now() and updated_at between now() - interval '7 days' and now() - interval '1 hour'`);
