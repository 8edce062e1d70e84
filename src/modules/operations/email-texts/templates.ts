import { emails as ofAccounts } from "#modules/accounts/jobs.ts";
import { emails as ofEmailChange } from "#modules/accounts/email-change/jobs.ts";
import { emails as ofDownloads } from "#modules/analytics/jobs.ts";
import { emails as ofCatalog } from "#modules/catalog/jobs.ts";
import { emails as ofContent } from "#modules/content/jobs.ts";
import { emails as ofAccess } from "#modules/delivery/access/jobs.ts";
import { emails as ofConversations } from "#modules/delivery/conversations/jobs.ts";
import { emails as ofResending } from "#modules/delivery/resend/jobs.ts";
import { emails as ofFavourites } from "#modules/favourites/jobs.ts";
import { emails as ofModeration } from "#modules/moderation/jobs.ts";
import { emails as ofNewsletter } from "#modules/newsletter/jobs.ts";
import { emails as ofOrders } from "#modules/orders/jobs.ts";
import { emails as ofPayments } from "#modules/payments/jobs.ts";
import { emails as ofReviews } from "#modules/reviews/jobs.ts";
import { emails as ofQuestions } from "#modules/reviews/questions/jobs.ts";
import { emails as ofApplications } from "#modules/stores/applications/jobs.ts";
import { emails as ofStrikes } from "#modules/stores/strikes/jobs.ts";
import type { EditableText } from "#platform/emails/email-text.ts";
import type { EmailTemplate } from "#platform/mail.ts";
import { emails as ofPrivacy } from "../privacy/jobs.ts";
import { emails as ofPendingActs } from "../pending-acts/jobs.ts";
import { emails as ofTeam } from "../team/jobs.ts";

const templates: readonly EmailTemplate[] = [
  ofAccounts,
  ofEmailChange,
  ofOrders,
  ofPayments,
  ofAccess,
  ofResending,
  ofConversations,
  ofDownloads,
  ofCatalog,
  ofReviews,
  ofQuestions,
  ofFavourites,
  ofContent,
  ofNewsletter,
  ofApplications,
  ofStrikes,
  ofModeration,
  ofPrivacy,
  ofTeam,
  ofPendingActs,
].flat();

/** An editable text, and how the e-mail it belongs to is written. */
export type KnownText = { text: EditableText; write: EmailTemplate["write"] };

/** Every text the administration may write otherwise, by its key, in the order of the list. */
export const emailTexts: ReadonlyMap<string, KnownText> = new Map(
  templates.flatMap(({ texts, write }) => texts.map((text) => [text.key, { text, write }] as const)),
);
