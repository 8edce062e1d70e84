import { useHydrated } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { requestCodeFn } from "../functions.ts";
import { readDraft } from "./draft.ts";
import type { FormState } from "#ui/use-form.ts";

const WAIT_SECONDS = 30;

/** Another code, once the first has had time to arrive. */
export function ResendCode({ send }: { send: FormState["send"] }) {
  const isReady = useHydrated();
  const [left, setLeft] = useState(WAIT_SECONDS);
  const [isSent, setSent] = useState(false);

  useEffect(() => {
    if (left <= 0) return undefined;
    const clock = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(clock);
  }, [left]);

  async function resend() {
    const { email = "", pending = null } = readDraft();
    setSent(false);
    if (!(await send(() => requestCodeFn({ data: { email, pending } })))) return;
    setSent(true);
    setLeft(WAIT_SECONDS);
  }

  return (
    <>
      <Button full className="mt-3" disabled={!isReady || left > 0} onClick={() => void resend()}>
        {left > 0 ? <span className="tn">Reenviar código em {left} s</span> : "Reenviar código"}
      </Button>
      <output className="mt-2 block text-center text-2xs text-positive empty:hidden">
        {isSent && "Enviamos outro código. O anterior não vale mais."}
      </output>
    </>
  );
}
