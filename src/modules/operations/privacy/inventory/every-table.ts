import { ACCOUNT_TABLES } from "./account-tables.ts";
import { FISCAL_TABLES } from "./fiscal-tables.ts";
import { NOTIFICATION_TABLES } from "./notification-tables.ts";
import { PAYOUT_TABLES } from "./payout-tables.ts";
import type { PersonalTable } from "./personal-table.ts";
import { PURCHASE_TABLES } from "./purchase-tables.ts";
import { RECORD_TABLES } from "./record-tables.ts";
import { SELLING_TABLES } from "./selling-tables.ts";
import { SUSPENSION_TABLES } from "./suspension-tables.ts";
import { TRACE_TABLES } from "./trace-tables.ts";
import { WORDS_TABLES } from "./words-tables.ts";

/**
 * Everything kept of people, in the order erasure walks it: words and traces first, while the rows that lead to them still say
 * whose they are; the account last.
 */
export const EVERY_TABLE: PersonalTable[] = [
  ...TRACE_TABLES,
  ...WORDS_TABLES,
  ...NOTIFICATION_TABLES,
  ...RECORD_TABLES,
  ...PURCHASE_TABLES,
  ...FISCAL_TABLES,
  ...SELLING_TABLES,
  ...PAYOUT_TABLES,
  ...SUSPENSION_TABLES,
  ...ACCOUNT_TABLES,
];

/** The same in the order people read their copy: who they are, what they bought, what they wrote, what they sell. */
export const AS_READ: PersonalTable[] = [
  ...ACCOUNT_TABLES,
  ...SUSPENSION_TABLES,
  ...PURCHASE_TABLES,
  ...FISCAL_TABLES,
  ...RECORD_TABLES,
  ...WORDS_TABLES,
  ...NOTIFICATION_TABLES,
  ...SELLING_TABLES,
  ...PAYOUT_TABLES,
  ...TRACE_TABLES,
];
