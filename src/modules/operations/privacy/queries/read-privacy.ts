import { sql } from "drizzle-orm";
import { listConsents } from "../../../accounts/privacy/queries.ts";
import { findStanding, type Suspension } from "../../../accounts/suspension/queries.ts";
import { legalIdentity } from "#modules/shop/settings.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { readSetting } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { blockInWords } from "../rules/blocks.ts";
import { COPY_HOURS, type PrivacyFacts } from "../schema.ts";
import { findBlocks } from "./find-blocks.ts";

type CopyRow = {
  id: string;
  status: "pedida" | "pronta";
  requestedAt: string;
  expiresAt: string | null;
  sizeBytes: number | null;
};
type Row = { copy: CopyRow | null; nextCopyAt: string | null; erasure: { dueAt: string; isDue: boolean } | null };

/** All the privacy tab says of the person: their answers, the copy of their data and the way out. */
export async function readPrivacy({ userId, suspendedFrom }: Viewer): Promise<PrivacyFacts> {
  const rows = await readRows<Row>(
    db,
    {
      copy: col.shape({
        id: col.text,
        status: col.oneOf(["pedida", "pronta"]),
        requestedAt: col.text,
        expiresAt: col.text.orNull,
        sizeBytes: col.int.orNull,
      })
        .orNull`(select jsonb_build_object('id', id, 'status', status, 'requestedAt', requested_at, 'expiresAt', expires_at, 'sizeBytes', size_bytes)
        from personal_exports where user_id = ${userId} and (status = 'pedida' or (status = 'pronta' and expires_at > now()))
        order by requested_at desc limit 1)`,
      nextCopyAt: col.timestamp
        .orNull`(select max(requested_at) + make_interval(hours => ${COPY_HOURS}) from personal_exports where user_id = ${userId}
        having max(requested_at) > now() - make_interval(hours => ${COPY_HOURS}))`,
      erasure: col.shape({ dueAt: col.text, isDue: col.bool })
        .orNull`(select jsonb_build_object('dueAt', due_at, 'isDue', due_at <= now()) from erasures
        where user_id = ${userId} and status in ('carencia', 'executando'))`,
    },
    (row) => sql`select ${row}`,
  );
  const { copy = null, nextCopyAt = null, erasure = null } = rows[0] ?? {};
  const [answers, blocks, identity, standing] = await Promise.all([
    listConsents(userId),
    findBlocks(db, userId),
    readSetting(db, legalIdentity),
    suspendedFrom.length === 0 ? null : findStanding(userId),
  ]);
  return {
    ...answers,
    suspension:
      suspendedFrom.length === 0 ? null : { from: suspendedFrom, contact: identity.email, standing: standing && shown(standing) },
    copy: copy && {
      ...copy,
      requestedAt: new Date(copy.requestedAt),
      expiresAt: copy.expiresAt === null ? null : new Date(copy.expiresAt),
    },
    nextCopyAt: nextCopyAt === null ? null : new Date(nextCopyAt),
    erasure: erasure && { ...erasure, dueAt: new Date(erasure.dueAt) },
    blocks: blocks.map(blockInWords),
  };
}

const shown = ({ reason, startedAt, appealedAt, answer }: Suspension) => ({ reason, startedAt, appealedAt, answer });
