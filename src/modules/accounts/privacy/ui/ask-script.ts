import { CONSENT_COOKIE, CONSENT_VERSION } from "../rules.ts";

/**
 * Goes inline in the head: whoever gave no answer to these words is asked as the page is first drawn, not when its scripts have come.
 */
export const ASK_SCRIPT = `document.cookie.includes("${CONSENT_COOKIE}=${CONSENT_VERSION}.")||(document.documentElement.dataset.ask="")`;
