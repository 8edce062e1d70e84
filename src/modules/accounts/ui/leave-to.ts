import { ownPath } from "#kit/safe-path.ts";
import { forgetDraft } from "./draft.ts";

/** Goes where the person was going, by a full load: every part of the page then knows who they are. */
export function leaveTo(volta: string | undefined): void {
  forgetDraft();
  location.assign(ownPath(volta));
}
