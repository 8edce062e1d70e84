import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { OUTSIDE } from "#platform/outside/outside.ts";
import { col, readRows } from "#platform/read.ts";
import { checkLink } from "./check-link.ts";

/** How many of one host are asked in one run, one after another, and of all of them. */
const MOST_OF_A_HOST = 5;
const MOST = 20;
const MOST_LOOKED_AT = 200;
/** Longer than one run may take: a worker that dies meanwhile leaves its links to the next. */
const CLAIM_MINUTES = 10;

type Due = { fileId: string; address: string; host: string };

/** Asks the links whose turn came whether they open: hosts beside each other, those of one host one after another. Answers how many. */
export async function checkDueLinks(road = OUTSIDE): Promise<number> {
  const due = await claimDue();
  const hosts = [...new Set(due.map((link) => link.host))];
  const answers = await Promise.allSettled(
    hosts.map((host) =>
      eachAlone(
        due.filter((link) => link.host === host),
        (link) => checkLink(link, road),
      ),
    ),
  );
  const failed = answers.find((answer) => answer.status === "rejected");
  if (failed) throw failed.reason;
  return due.length;
}

/** Those whose turn came, taken for a while: two workers never ask for the same link. */
async function claimDue(): Promise<Due[]> {
  const answer = await transact(async (tx) =>
    ok(
      await readRows<Due>(
        tx,
        { fileId: col.text`l.file_id`, address: col.text`l.address`, host: col.text`l.host` },
        (row) => sql`with due as (select file_id, host, check_at from product_links where check_at <= now()
            order by check_at limit ${MOST_LOOKED_AT} for update skip locked),
          ranked as (select file_id, check_at, row_number() over (partition by host order by check_at, file_id) as nth from due)
        update product_links l set check_at = now() + make_interval(mins => ${CLAIM_MINUTES})
        where l.file_id in (select file_id from ranked where nth <= ${MOST_OF_A_HOST} order by check_at limit ${MOST}) returning ${row}`,
      ),
    ),
  );
  return answer.value;
}
