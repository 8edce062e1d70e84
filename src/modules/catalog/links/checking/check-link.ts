import { eq, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { probeUrl } from "#platform/outbound/probe-url.ts";
import type { Transport } from "#platform/outbound/transport.ts";
import { col, readRows } from "#platform/read.ts";
import { notify } from "../../../notifications/notify.ts";
import { isAtSoldSite, LINK_SITES } from "../rules.ts";
import { productLinks } from "../tables.ts";
import { brokenLinkEmail } from "./email.ts";
import { afterAnswer, type LinkAnswer, linkAnswerOf } from "./rules.ts";

/** Asks one link whether it opens, keeps what was learnt, and tells its author once when it is broken. */
export async function checkLink(
  { fileId, address, host }: { fileId: string; address: string; host: string },
  transport: Transport,
): Promise<void> {
  const answer = await ask(address, host, transport);
  await transact(async (tx) => {
    const [link] = await tx.select().from(productLinks).where(eq(productLinks.fileId, fileId)).for("update");
    const seller = link && (await findSeller(tx, fileId));
    if (!link || link.address !== address) return ok();
    if (!seller) {
      await tx.update(productLinks).set({ checkAt: null }).where(eq(productLinks.fileId, fileId));
      return ok();
    }
    const [clock] = await readRows(tx, { ms: col.real`(extract(epoch from now()) * 1000)::float8` }, (row) => sql`select ${row}`);
    const { nextHours, ...state } = afterAnswer(link, answer, new Date(clock?.ms ?? 0));
    await tx
      .update(productLinks)
      .set({ ...state, checkAnswer: answer, checkedAt: sql`now()`, checkAt: sql`now() + make_interval(hours => ${nextHours})` })
      .where(eq(productLinks.fileId, fileId));
    if (state.brokenSince && !link.brokenSince) await notifySeller(tx, seller, { fileId, address, since: state.brokenSince });
    return ok();
  });
}

/** HEAD first, which costs its site the least; what it does not answer well is asked as a person's browser would. */
async function ask(address: string, host: string, transport: Transport): Promise<LinkAnswer> {
  const options = { mayAsk: isAtSoldSite, transport };
  const head = await probeUrl(address, { method: "HEAD", ...options });
  const isSettled = head.kind === "no_such_host" || head.kind === "elsewhere" || linkAnswerOf(head, host, false) === "abre";
  const answer = isSettled ? head : await probeUrl(address, { method: "GET", ...options });
  return linkAnswerOf(answer, host, answer.kind === "no_such_host" && (await isDnsWorking(host, transport)));
}

/** Whether the name of another site of the list is found at this moment. */
async function isDnsWorking(host: string, transport: Transport): Promise<boolean> {
  const other = LINK_SITES.flatMap((site) => site.hosts).find((one) => !host.endsWith(one));
  const found = await transport.resolve(other ?? "").catch((): string[] => []);
  return found.some(transport.mayReach);
}

type Seller = { productId: number; title: string; link: string; userId: string; email: string; authorName: string };

/** Whose link it is; null once they took it out of the product. */
async function findSeller(tx: Tx, fileId: string): Promise<Seller | null> {
  const [seller] = await readRows<Seller>(
    tx,
    {
      productId: col.int`p.id`,
      title: col.text`coalesce(nullif(p.title, ''), nullif(p.draft ->> 'title', ''), 'Sem título')`,
      link: col.text`f.name`,
      userId: col.text`s.owner_id`,
      email: col.text`u.email`,
      authorName: col.text`s.author_name`,
    },
    (row) => sql`select ${row} from product_files f join products p on p.id = f.product_id join stores s on s.id = p.store_id
      join users u on u.id = s.owner_id where f.id = ${fileId} and f.removed_at is null`,
  );
  return seller ?? null;
}

async function notifySeller(
  tx: Tx,
  seller: Seller,
  { fileId, address, since }: { fileId: string; address: string; since: Date },
): Promise<void> {
  const { productId, title, link, authorName } = seller;
  const payload = { productId, title, link, address, authorName };
  const facts = { productId, title, link };
  await notify(
    tx,
    { userId: seller.userId, event: "material.link", ref: `${fileId}:${since.getTime()}`, facts },
    { kind: brokenLinkEmail, to: seller.email, payload },
  );
}
