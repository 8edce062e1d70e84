import type { FactsOf } from "#kit/answer.ts";
import { listLibrary } from "#modules/delivery/queries/list-library.ts";
import { listNotices } from "#modules/notifications/queries/notices.ts";
import { readFirstSteps } from "#modules/stores/applications/queries.ts";
import { listNextSteps } from "#modules/panel/queries/next-steps.ts";
import { findImpersonation, findImpersonatedStore, listImpersonatedOrders } from "./queries.ts";
import { IMPERSONATION_PAGE } from "./rules.ts";
import type { ImpersonationInput } from "./schema.ts";

/**
 * What a person sees, read for an admin whose reason is on record and fresh; else only who it would be. It writes nothing: what is
 * unread stays unread, what was not downloaded is not counted, and no file has an address here. Null when there is no such account.
 */
export async function readImpersonation(adminId: string, { userId, parte, pagina }: ImpersonationInput) {
  const seen = await findImpersonation(adminId, userId);
  if (!seen) return null;
  const { hinted, untilMs, nowMs } = seen;
  if (untilMs === null) return { userId, hinted, open: null };
  const part = await READERS[parte]({ ...seen, userId, page: pagina });
  return { userId, hinted, open: { untilMs, nowMs, page: pagina, part } };
}

type Requested = FactsOf<typeof findImpersonation> & { userId: string; page: number };

const READERS = { biblioteca: readLibrary, pedidos: readOrders, loja: readStore, avisos: readNotices };

async function readLibrary({ userId, page }: Requested) {
  const [library, steps] = await Promise.all([listLibrary(userId, { search: "", page }), listNextSteps(userId)]);
  const items = library.items.map((one) => ({
    id: one.entitlementId,
    title: one.title,
    authorName: one.authorName,
    orderNumber: one.orderNumber,
    grantedAt: one.grantedAt,
    fileCount: one.fileCount,
    isFresh: one.isFresh,
    isTakenDown: one.isTakenDown,
  }));
  return { name: "biblioteca" as const, items, pages: library.pages, steps: steps.map(hideCard) };
}

/** A card is told of without its digits. */
const hideCard = <Step extends { kind: string; label: string }>(step: Step): Step =>
  step.kind === "cartao" ? { ...step, label: "" } : step;

async function readOrders({ userId, page }: Requested) {
  const { orders, total } = await listImpersonatedOrders(userId, page);
  return { name: "pedidos" as const, orders, pages: Math.ceil(total / IMPERSONATION_PAGE) };
}

async function readStore({ storeId, storeStatus }: Requested) {
  const [store, steps] = await Promise.all([
    storeId === null ? null : findImpersonatedStore(storeId),
    readFirstSteps({ storeId, storeStatus }),
  ]);
  return { name: "loja" as const, store, steps };
}

/** Only what each says happened: details name devices and cards. */
async function readNotices({ userId, storeId, page }: Requested) {
  const { notices, total, pageSize } = await listNotices(userId, storeId !== null, { pagina: page });
  return {
    name: "avisos" as const,
    notices: notices.map(({ id, title, at, isRead }) => ({ id, title, at, isRead })),
    pages: Math.ceil(total / pageSize),
  };
}
