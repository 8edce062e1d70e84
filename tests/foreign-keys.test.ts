import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** Tables that stay small (what people configure, ask or decide), or that lead to rows nobody deletes and are never asked about by them. */
const WITHOUT = new Set(
  `account_suspensions.user_id admin_audit.admin_id author_applications.checklist_version author_checklists.saved_by authorship_declarations.user_id bank_accounts.requested_by cart_coupons.store_id
  category_attributes.attribute_id commission_changes.store_id commission_changes.product_id commission_changes.changed_by
  contact_messages.order_id dispute_evidence.store_id email_text_versions.saved_by fiscal_documents.issued_by home_drafts.saved_by home_sections.category_id
  home_versions.published_by leak_searches.user_id legal_holds.erasure_id letter_returns.edition_id library_marks.seen_version_id
  message_files.uploader_id order_notes.admin_id pending_acts.asked_by pending_acts.answered_by payout_holds.store_id product_asks.product_id publication_schedules.user_id recipient_registrations.store_id
  reconciliation_findings.store_id refunds.asked_by reports.decided_by second_step_resets.user_id setting_changes.changed_by
  takedown_buyers.refund_id takedowns.product_id takedowns.asked_by favourites.list_id`.split(/\s+/),
);

it("every foreign key of a table that grows has an index led by it", async () => {
  const rows = await readRows(
    db,
    { column: col.text`c.conrelid::regclass::text || '.' || a.attname` },
    (row) => sql`select ${row} from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indisvalid and (i.indkey::int2[])[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%s IS NOT NULL)', quote_ident(a.attname))))
      order by 1`,
  );
  expect(rows.map(({ column }) => column).filter((column) => !WITHOUT.has(column))).toEqual([]);
});
