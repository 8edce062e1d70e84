import { type SQL, sql } from "drizzle-orm";
import { OWNER } from "#kit/admin-roles.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Viewer } from "#platform/session.ts";
import { findAct } from "../acts-known.ts";
import { pendingActMessages } from "../messages.ts";
import { ACT_STATES } from "../rules/act-status.ts";

const MOST_WAITING = 50;
const MOST_ANSWERED = 20;

const ROW = defineRow({
  id: col.text`p.id`,
  act: col.text`p.act`,
  args: col.json`p.args`,
  status: col.oneOf(ACT_STATES)`p.status`,
  askedById: col.text`p.asked_by`,
  askedBy: col.text`asker.name`,
  askedAt: col.time`p.asked_at`,
  expiresAt: col.time`p.expires_at`,
  answeredBy: col.text.orNull`owner.name`,
  answeredAt: col.time.orNull`p.answered_at`,
  answer: col.text.orNull`p.answer`,
});

/** What waits for another owner, the first to expire first, and what was answered lately. Who is no owner sees what they asked themselves. */
export async function listActs(viewer: Viewer) {
  const isOwner = viewer.adminRoles.includes(OWNER);
  const mine = sql`(${isOwner} or p.asked_by = ${viewer.userId})`;
  const [waiting, answered] = await Promise.all([
    readActs(sql`${mine} and p.status = 'esperando' and p.expires_at > now() order by p.expires_at, p.id limit ${MOST_WAITING}`),
    readActs(sql`${mine} and p.status <> 'esperando' order by p.asked_at desc, p.id limit ${MOST_ANSWERED}`),
  ]);
  const shown = ({ askedById, ...act }: Read) => ({ ...act, isOwn: askedById === viewer.userId });
  return { waiting: waiting.map(shown), answered: answered.map(shown), mayAnswer: isOwner };
}

type Read = AnswerOf<typeof readActs>[number];

async function readActs(which: SQL) {
  const rows = await readRows(
    db,
    ROW,
    sql`select ${ROW} from pending_acts p join users asker on asker.id = p.asked_by left join users owner on owner.id = p.answered_by
      where ${which}`,
  );
  return Promise.all(
    rows.map(async ({ act: name, args, answer, ...row }) => {
      const act = findAct(name);
      const words = act ? await act.describe(db, args) : { title: name, lines: [] };
      const refused: Record<string, string> = { ...pendingActMessages, ...act?.messages };
      const why = row.status === "impedido" && answer !== null ? (refused[answer] ?? null) : answer;
      return { ...row, ...words, reason: act?.reason(args) ?? "", answer: why };
    }),
  );
}
