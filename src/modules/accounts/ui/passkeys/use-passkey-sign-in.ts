import { useEffect, useEffectEvent } from "react";
import type { FormState } from "#ui/use-form.ts";
import type { Assertion } from "../../passkeys/schema.ts";
import { signInWithPasskeyFn, startPasskeySignIn } from "../../passkeys/functions.ts";
import { leaveTo } from "../leave-to.ts";
import { offersInAutofill, signWithPasskey, stopWaiting } from "./ceremonies.ts";

/** Signs in with a passkey, by a press, or, where the browser can, by picking one in the e-mail field. */
export function usePasskeySignIn(
  { send, form }: Pick<FormState, "send" | "form">,
  volta: string | undefined,
  inAutofill = false,
) {
  const isRemembered = () => !form.current?.querySelector<HTMLInputElement>("[name=remember]:not(:checked)");

  async function enterWith(assertion: Assertion) {
    return signInWithPasskeyFn({ data: { assertion, isRemembered: isRemembered() } });
  }

  async function enter(): Promise<void> {
    const entered = await send(
      async () => {
        const options = await startPasskeySignIn();
        if (!options.ok) return options;
        const signed = await signWithPasskey(options.value);
        return signed.ok ? enterWith(signed.value) : signed;
      },
      { leaves: true },
    );
    if (entered) leaveTo(volta);
  }

  const wait = useEffectEvent(async () => {
    if (!(await offersInAutofill())) return;
    const options = await startPasskeySignIn();
    if (!options.ok) return;
    const signed = await signWithPasskey(options.value, { inAutofill: true });
    if (signed.ok && (await send(() => enterWith(signed.value), { leaves: true }))) leaveTo(volta);
  });
  useEffect(() => {
    if (!inAutofill) return;
    void wait().catch(() => undefined);
    return () => void stopWaiting();
  }, [inAutofill]);

  return enter;
}
