import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { INTERNET } from "#platform/outbound/transport.ts";
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
export async function checkDueLinks(transport = INTERNET): Promise<number> {
  const due = await claimDue();
  const hosts = [...new Set(due.map((link) => link.host))];
  const answers = await Promise.allSettled(
    hosts.map((host) =>
      eachAlone(
        due.filter((link) => link.host === host),
        (link) => checkLink(link, transport),
      ),
    ),
  );
  const failed = answers.find((answer) => answer.status === "rejected");
  if (failed) throw failed.reason;
  return due.length;
}

/**
 * Those whose turn came, taken for a while: two workers never ask for the same link. Of a host with more than one run asks, the others
 * go to the end of the queue, as many minutes later as runs come before them: no host waits for another.
 */
async function claimDue(): Promise<Due[]> {
  const answer = await transact(async (tx) =>
    ok(
      await readRows<Due>(
        tx,
        { fileId: col.text`file_id`, address: col.text`address`, host: col.text`host` },
        (row) => sql`with due as (select file_id, host, check_at from product_links where check_at <= now()
            order by check_at limit ${MOST_LOOKED_AT} for update skip locked),
          ranked as (select file_id, check_at, row_number() over (partition by host order by check_at, file_id) as nth from due),
          chosen as (select file_id from ranked where nth <= ${MOST_OF_A_HOST} order by check_at limit ${MOST}),
          moved as (update product_links l set check_at = now() + make_interval(mins => case
              when l.file_id in (select file_id from chosen) then ${CLAIM_MINUTES} else greatest(1, (r.nth - 1) / ${MOST_OF_A_HOST})::int end)
            from ranked r where r.file_id = l.file_id returning l.file_id, l.address, l.host)
        select ${row} from moved where file_id in (select file_id from chosen)`,
      ),
    ),
  );
  return answer.value;
}
