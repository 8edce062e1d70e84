import { useHydrated } from "@tanstack/react-router";
import type { FormEvent, ReactNode, RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";

type StepFormProps = {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (typed: FormData) => Promise<void>;
  isBusy: boolean;
  notice: string | null;
  forgive: (field: string) => void;
  action: string;
  actionBusy: string;
  children: ReactNode;
};

/** One step: its fields, what went wrong with all of them, and its one blue button, inert until the page can answer. */
export function StepForm({ form, onSubmit, isBusy, notice, forgive, action, actionBusy, children }: StepFormProps) {
  const isReady = useHydrated();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void onSubmit(new FormData(event.currentTarget));
  }

  function correct(event: FormEvent<HTMLFormElement>) {
    if (event.target instanceof HTMLInputElement) forgive(event.target.name);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={correct} className="mt-6.5 grid gap-4">
      {notice && (
        <div data-notice tabIndex={-1} className="rounded-ctl">
          <Note tone="danger" role="alert">
            {notice}
          </Note>
        </div>
      )}
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
    </form>
  );
}
