import { ownPath } from "#kit/safe-path.ts";
import { forgetDraft, keepDraft } from "./draft.ts";
import { stepHref } from "./steps.ts";

/** Goes where the person was going, by a full load: every part of the page then knows who they are. */
export function leaveTo(volta: string | undefined): void {
  forgetDraft();
  location.assign(ownPath(volta));
}

/** Where an entrance goes on to: the second step when there is a ticket for it, else where the person was going. */
export function goOn(ticket: string | null, volta: string | undefined): void {
  if (ticket === null) return leaveTo(volta);
  keepDraft({ ticket });
  location.assign(stepHref("segundo-passo", volta));
}
