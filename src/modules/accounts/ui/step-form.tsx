import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import type { FormState } from "#ui/use-form.ts";

type StepFormProps = {
  state: FormState;
  onSubmit: (typed: FormData) => Promise<void>;
  /** Its own button is at work, where others send the same form. */
  isBusy?: boolean;
  action: string;
  actionBusy: string;
  children: ReactNode;
};

/** One step: its fields and its one blue button, inert until the page can answer. */
export function StepForm({ state, onSubmit, isBusy = state.isBusy, action, actionBusy, children }: StepFormProps) {
  const isReady = useHydrated();
  return (
    <Form state={state} onSubmit={onSubmit} className="mt-6.5 grid gap-4">
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        disabled={!isReady}
        loading={isBusy}
        loadingLabel={actionBusy}
        className="disabled:bg-accent! disabled:text-accent-ink!"
      >
        {action}
      </Button>
    </Form>
  );
}
