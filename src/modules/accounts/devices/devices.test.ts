import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { findViewer, type Viewer } from "#platform/session.ts";
import { col, readRows } from "#platform/read.ts";
import { appCode, PASSWORD, signedInPerson, withSecondStep } from "../../../../tests/authenticator.ts";
import { createUser } from "../../../../tests/factories.ts";
import { freshCaller, freshEmail, emailsTo, mailed } from "../../../../tests/mailbox.ts";
import { endAccess } from "../end-access.ts";
import { type Caller, type OpenedSession, openSession } from "../open-session.ts";
import { requestReset } from "../request-reset.ts";
import { resetPassword } from "../reset-password.ts";
import { signInWithSecondStep } from "../second-step/sign-in-with-second-step.ts";
import { signInWithPassword } from "../sign-in-with-password.ts";
import { sweepExpired } from "../sweep-expired.ts";
import { devices } from "../tables.ts";
import { readDeviceToken } from "./device-cookie.ts";
import { forgetDevice } from "./forget-device.ts";
import { listDevices } from "./queries.ts";

const LAPTOP = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

const open = async (userId: string, caller: Caller): Promise<OpenedSession> =>
  (await transact(async (tx) => ok(await openSession(tx, userId, caller)))).value;
const tokenOf = ({ deviceCookie }: OpenedSession) => readDeviceToken(deviceCookie.split(";", 1)[0] ?? "");
const seenBy = async ({ setCookie }: OpenedSession): Promise<Viewer> => {
  const viewer = await findViewer(setCookie.split(";", 1)[0] ?? "");
  if (!viewer) throw new Error("no viewer");
  return viewer;
};
const news = async (email: string) => (await emailsTo(email)).filter(({ kind }) => kind === "conta.aparelho-novo");

describe("signing in from a new device", () => {
  it("notifies the owner once per device, with what it is and where from; an account's first sign-in is no news", async () => {
    const user = await createUser({ email: freshEmail() });
    const laptop = await open(user.id, { ...freshCaller(), userAgent: LAPTOP });
    expect(laptop.deviceCookie).toMatch(/^aparelho=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/);
    await open(user.id, { ...freshCaller(), userAgent: LAPTOP, device: tokenOf(laptop) });
    expect(await news(user.email)).toEqual([]);

    const stranger = { ip: "203.0.113.77", userAgent: PHONE };
    const phone = await open(user.id, stranger);
    await open(user.id, { ...stranger, device: tokenOf(phone) });
    const emailMessages = await news(user.email);
    expect(emailMessages).toHaveLength(1);
    expect(emailMessages[0]?.payload).toMatchObject({ device: "Chrome no Android", network: "203.0.113" });
    expect(Number.isNaN(Date.parse(emailMessages[0]?.payload.at ?? ""))).toBe(false);
  });

  it("the cookie only serves who has signed in with it: for another account the same browser is new", async () => {
    const user = await createUser({ email: freshEmail() });
    const other = await createUser({ email: freshEmail() });
    await open(other.id, freshCaller());
    const laptop = await open(user.id, freshCaller());
    await open(other.id, { ...freshCaller(), device: tokenOf(laptop) });
    expect(await news(other.email)).toHaveLength(1);
  });

  it("someone who replaces their own open session in the same browser is no stranger", async () => {
    const user = await createUser({ email: freshEmail() });
    await db.execute(
      sql`insert into sessions (user_id, token, expires_at) values (${user.id}, ${user.id}, now() + interval '1 day')`,
    );
    const rows = await readRows(db, { id: col.text`id` }, (row) => sql`select ${row} from sessions where user_id = ${user.id}`);
    await open(user.id, freshCaller(rows[0]?.id));
    expect(await news(user.email)).toEqual([]);
  });

  it("after a password change, or a denied withdrawal, no earlier device is known", async () => {
    const { user } = await signedInPerson();
    const thief = await open(user.id, freshCaller());
    await requestReset({ email: user.email }, freshCaller());
    const token = await mailed(user.email, "token");
    expect((await resetPassword({ token, password: "outra senha bem longa" }, freshCaller())).ok).toBe(true);
    const before = (await news(user.email)).length;
    await open(user.id, { ...freshCaller(), device: tokenOf(thief) });
    expect(await news(user.email)).toHaveLength(before + 1);
    await transact(async (tx) => ok(await endAccess(tx, user.id)));
    expect(await db.$count(devices, eq(devices.userId, user.id))).toBe(0);
  });

  it("a device without a sign-in for more than 400 days is forgotten", async () => {
    const user = await createUser({ email: freshEmail() });
    await open(user.id, freshCaller());
    await db.execute(sql`update devices set last_seen_at = now() - interval '401 days' where user_id = ${user.id}`);
    await sweepExpired();
    expect(await db.$count(devices, eq(devices.userId, user.id))).toBe(0);
  });
});

describe("forgetting a device", () => {
  it("ends its sessions at once (INV-38), and asks for the second step and notifies again", async () => {
    const { user, viewer } = await signedInPerson();
    const { key } = await withSecondStep(viewer);
    const requested = await signInWithPassword({ email: user.email, password: PASSWORD, isRemembered: true }, freshCaller());
    if (!("ticket" in requested)) throw new Error("no ticket");
    const typed = { ticket: requested.ticket, code: appCode(key), remembersBrowser: true };
    const entered = await signInWithSecondStep(typed, { ...freshCaller(), userAgent: PHONE });
    if (!entered.ok) throw new Error(entered.reason);
    const there = await seenBy(entered.value);

    const [mine, phone] = await listDevices(db, viewer);
    expect(mine).toMatchObject({ isCurrent: true, rememberedUntil: null });
    expect(phone).toMatchObject({ name: "Chrome no Android", isCurrent: false, rememberedUntil: expect.any(Date) });
    const deviceId = phone?.id ?? "";
    const other = await signedInPerson();
    expect(await forgetDevice(other.viewer, { deviceId })).toMatchObject({ reason: "unknown_device" });
    expect(await forgetDevice(viewer, { deviceId: mine?.id ?? "" })).toMatchObject({ reason: "unknown_device" });

    expect((await forgetDevice(viewer, { deviceId })).ok).toBe(true);
    expect(await findViewer(entered.value.setCookie.split(";", 1)[0] ?? "")).toBeNull();
    expect(there.userId).toBe(user.id);
    const browser = entered.value.browserCookie?.split(";", 1)[0]?.split("=")[1] ?? "";
    const again = { ...freshCaller(), browser, device: tokenOf(entered.value) };
    expect(await signInWithPassword({ email: user.email, password: PASSWORD, isRemembered: true }, again)).toHaveProperty(
      "ticket",
    );
    expect(await listDevices(db, viewer)).toHaveLength(1);
  });
});
