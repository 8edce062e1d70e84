import { and, asc, desc, eq, isNull, max, min, or, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { lookOf } from "../../catalog/antivirus/looked-at.ts";
import { isDeclared, onAuthorsWord } from "../../catalog/authorship/declared.ts";
import { shownKind } from "../../catalog/kinds/shown-kind.ts";
import { LINK_KIND } from "../../catalog/links/rules.ts";
import { productLinks } from "../../catalog/links/tables.ts";
import type { Stamped } from "../../catalog/stamp/rules.ts";
import { productFiles, products, productVersionFiles } from "../../catalog/tables.ts";
import { downloads, entitlements } from "../tables.ts";

const isCurrent = sql<boolean>`bool_or(${productVersionFiles.versionId} = version_of(${entitlements}, ${products.currentVersionId}))`;

/** Where this buyer is named on the file; null where they are not, as who ordered before its author asked for it. */
const stamp = sql<Stamped | null>`case when ${productFiles.stampSince} <= (
  select o.created_at from orders o where o.id = ${entitlements.orderId}) then nullif(${productFiles.stamp}, 'nao') end`;

/** What the bytes that arrive add up to; null where each person's copy is its own. */
const sha256 = sql<
  string | null
>`case when ${stamp} is null and ${productFiles.kind} <> ${LINK_KIND} then ${productFiles.sha256} end`;

/** A link is taken by being opened. */
const taking = sql`case when ${productFiles.kind} = ${LINK_KIND} then 'aberto' else 'baixado' end`;

/**
 * The files an order opened to this person, those of the newest version first, in the order their author gave; what was bought and
 * is no longer in the newest one stays theirs (INV-23). Only those that go with the licence that was bought. With the last download of
 * each.
 */
export async function listFiles(orderId: string, userId: string) {
  const files = await db
    .select({
      orderId: entitlements.orderId,
      entitlementId: entitlements.id,
      fileId: productFiles.id,
      name: productFiles.name,
      kind: productFiles.kind,
      sizeBytes: productFiles.sizeBytes,
      pageCount: productFiles.pageCount,
      stamp,
      sha256,
      isScanned: sql<boolean>`exists (select 1 from scan_verdicts sv where sv.sha256 = ${productFiles.sha256})`,
      /** Of a link: the site it opens at and how to use it, never where it leads. */
      link: { host: productLinks.host, words: productLinks.words },
      /** The antivirus found something in it: nobody takes it any more. */
      isWithheld: sql<boolean>`${productFiles.status} = 'infectado'`,
      isDeclared: sql<boolean>`${isDeclared(sql`${productFiles.productId}`, sql`${productFiles.id}`)}`,
      isCurrent,
      isBought: sql<boolean>`bool_or(${productVersionFiles.versionId} = ${entitlements.versionId})`,
      lastDownloadAt: max(downloads.at),
    })
    .from(entitlements)
    .innerJoin(products, eq(products.id, entitlements.productId))
    .innerJoin(
      productVersionFiles,
      or(eq(productVersionFiles.versionId, entitlements.versionId), eq(productVersionFiles.versionId, products.currentVersionId)),
    )
    .innerJoin(productFiles, eq(productFiles.id, productVersionFiles.fileId))
    .leftJoin(productLinks, eq(productLinks.fileId, productFiles.id))
    .leftJoin(
      downloads,
      and(eq(downloads.entitlementId, entitlements.id), eq(downloads.fileId, productFiles.id), eq(downloads.how, taking)),
    )
    .where(
      and(
        eq(entitlements.orderId, orderId),
        eq(entitlements.userId, userId),
        isNull(entitlements.revokedAt),
        sql`opens_file(${entitlements}, ${productVersionFiles})`,
      ),
    )
    .groupBy(entitlements.id, productFiles.id, productLinks.fileId)
    .orderBy(asc(entitlements.id), desc(isCurrent), asc(min(productVersionFiles.position)), asc(productFiles.id))
    .limit(500);
  return files.map(({ isScanned, isDeclared: wasDeclared, ...file }) => ({
    ...file,
    shownKind: shownKind(file.kind),
    onAuthorsWord: onAuthorsWord({ kind: file.kind, isDeclared: wasDeclared }),
    /** How it was looked at; null for a link. */
    look: file.kind === LINK_KIND ? null : lookOf({ isScanned, sizeBytes: file.sizeBytes }),
  }));
}
