import { REVIEW_MESSAGES } from "#modules/stores/applications/messages.ts";
import { useAskAgain } from "#ui/ask-again.ts";
import { showToast } from "#ui/toast.tsx";
import { type FormState, useForm } from "#ui/use-form.ts";

type Answer = { ok: true } | { ok: false; reason: string; fields?: Record<string, string> };
type ApplicationAct = { state: FormState; act: (call: () => Promise<Answer>, done?: string) => Promise<boolean> };

/** One act on an application: busy, refused in words, or done and read again. `nameOf`: the field of the form by the server's name. */
export function useApplicationAct(
  name: string,
  onChanged: () => Promise<void>,
  nameOf?: (field: string) => string,
): ApplicationAct {
  const askAgain = useAskAgain();
  const state = useForm(REVIEW_MESSAGES, REVIEW_MESSAGES.unavailable, { name, ...(nameOf && { nameOf }) });

  async function act(call: () => Promise<Answer>, done?: string): Promise<boolean> {
    if (!(await state.send(() => askAgain(call)))) return false;
    if (done) showToast(done);
    await onChanged();
    return true;
  }

  return { state, act };
}
