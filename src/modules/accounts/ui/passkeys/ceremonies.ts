import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Assertion, Attestation } from "../../passkeys/schema.ts";

type Unmade = "passkey_unused" | "passkey_unsupported" | "passkey_known";

/** Fetched only when a key is about to be used. */
const library = () => import("@simplewebauthn/browser");

/** Has the person's device sign. `inAutofill` waits, as long as the page stands, for them to pick a key in the e-mail field. */
export async function signWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  { inAutofill = false } = {},
): Promise<Outcome<Assertion, Unmade>> {
  const { browserSupportsWebAuthn, startAuthentication } = await library();
  if (!browserSupportsWebAuthn()) return refuse("passkey_unsupported");
  try {
    const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: inAutofill });
    const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
    return ok({ id, clientDataJSON, authenticatorData, signature, userHandle });
  } catch {
    return refuse("passkey_unused");
  }
}

/** Has the person's device make a key. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<Outcome<Attestation, Unmade>> {
  const { browserSupportsWebAuthn, startRegistration } = await library();
  if (!browserSupportsWebAuthn()) return refuse("passkey_unsupported");
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return ok({ id, clientDataJSON, attestationObject, transports });
  } catch (error) {
    return refuse(error instanceof Error && error.name === "InvalidStateError" ? "passkey_known" : "passkey_unused");
  }
}

/** Whether this browser offers keys among the suggestions of a field. */
export const offersInAutofill = async (): Promise<boolean> =>
  (await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()) === true;

/** Ends a wait for a key: the page is another by now. */
export async function stopWaiting(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}
