import { createHmac, timingSafeEqual } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { ADMIN_ROLES, type AdminArea, type AdminRight, type AdminRole, may } from "#kit/admin-roles.ts";
import { adminTokenHash, isAdministering, noteAdministering } from "./admin-session.ts";
import { db } from "./db.ts";
import { env } from "./env.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { cookiePrefix, readCookie, readCookies } from "./session-cookie.ts";

/** The person behind this request, read from the database each time, so that a revoked right takes effect at once. */
export type Viewer = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Has a role and an open administration in this request. Use `mayNow` for what it may reach. */ isAdmin: boolean;
  /** Has an administration role, open or not. */ hasAdminRole: boolean;
  adminRoles: AdminRole[];
  suspendedFrom: string[];
  storeId: number | null;
  storeStatus: string | null;
};

/** Whether the viewer may read an area of the administration, or act on it, in this request. */
export const mayNow = (viewer: Viewer | null, right: AdminRight, area: AdminArea): viewer is Viewer =>
  viewer !== null && viewer.isAdmin && may(viewer.adminRoles, right, area);

const isSecure = cookiePrefix !== "";
export { cookiePrefix, readCookie };
export const SESSION_COOKIE = `${cookiePrefix}sid`;
/** A session expires this long after it began, regardless of use. */
export const SESSION_SECONDS = 30 * 24 * 3600;
const COOKIE_ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** The secret that signs cookies; a local start generates one and stores it in the data folder. Throws when there is none. */
export function sessionSecret(): string {
  if (!env.SESSION_SECRET) throw new Error("Falta SESSION_SECRET.");
  return env.SESSION_SECRET;
}

/** The current secret and the earlier ones still accepted, newest first. */
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

/** The value of a signed cookie: `token.signature`. */
export const sign = (token: string): string => `${token}.${signature(token)}`;

const signature = (token: string, secret = sessionSecret()): string =>
  createHmac("sha256", secret).update(token).digest("base64");

/** The `Set-Cookie` of a session; when not remembered, the browser deletes it on closing. */
export function sessionCookie(token: string, isRemembered = true): string {
  const age = isRemembered ? `; Max-Age=${SESSION_SECONDS}` : "";
  return `${SESSION_COOKIE}=${encodeURIComponent(sign(token))}; ${COOKIE_ATTRIBUTES}${age}`;
}

/** The `Set-Cookie` that removes the session from the browser. */
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

/** SQL of whether a session `s` is still open. */
const STANDS = sql`s.expires_at > now() and s.updated_at > now() - interval '7 days'`;

/** SQL of whether this person's session is still open: for what was begun in it and goes on. */
export const isSessionOpen = ({ sessionId, userId }: Pick<Viewer, "sessionId" | "userId">): SQL => sql`exists (
  select from sessions s where s.id = ${sessionId} and s.user_id = ${userId} and ${STANDS})`;

/** The viewer, and whether the session's last use is due to be updated. */
const SEEN = defineRow<Viewer & { isUseDue: boolean }>({
  ...VIEWER_COLUMNS,
  isUseDue: col.bool`s.updated_at < now() - interval '1 hour'`,
});

/**
 * The person behind the request's session cookie, or null. One query; once an hour, another updates the last use of the session, which
 * expires after 7 days without use.
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
    where s.token = ${token} and ${STANDS}`,
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
