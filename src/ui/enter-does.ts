import type { KeyboardEvent } from "react";

/** Inputs where Enter already does what they say. */
const OWN_ENTER = ["button", "submit", "reset", "image", "file"];

/**
 * Enter in a field does `act` and no more: without it the browser presses the button of the form around, which is another's. Letters
 * still being put together by the keyboard are left alone.
 */
export const enterDoes =
  (act: () => unknown) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event;
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement) || OWN_ENTER.includes(target.type)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
