import { ownPath } from "#kit/safe-path.ts";
import { forgetDraft, saveDraft } from "./draft.ts";
import { stepHref } from "./steps.ts";

/** Goes where the person was going, by a full load: every part of the page then knows who they are. */
export function leaveTo(volta: string | undefined): void {
  forgetDraft();
  const page = new URL(ownPath(volta), location.origin);
  // Whose mailbox the link came to is known now, and is not for the address bar.
  if (page.searchParams.has("para")) page.searchParams.delete("para");
  location.assign(page.pathname + page.search + page.hash);
}

/** Where an entrance goes on to: the second step when there is a ticket for it, else where the person was going. */
export function goOn(ticket: string | null, volta: string | undefined): void {
  if (ticket === null) return leaveTo(volta);
  saveDraft({ ticket });
  location.assign(stepHref("segundo-passo", volta));
}
