import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import type { Call } from "./use-call.ts";

type DialogFormProps = {
  call: Call;
  onSubmit: (typed: FormData) => Promise<void>;
  onClose: () => void;
  closeLabel: string;
  action: string;
  actionBusy: string;
  children: ReactNode;
};

/** A short form inside a dialog: what went wrong with all of it, its fields, and its two buttons. */
export function DialogForm({ call, onSubmit, onClose, closeLabel, action, actionBusy, children }: DialogFormProps) {
  const { form, isBusy, notice, forgive } = call;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onInput={(event) => event.target instanceof HTMLInputElement && forgive(event.target.name)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void onSubmit(new FormData(event.currentTarget));
      }}
    >
      {notice && (
        <Note tone="danger" role="alert">
          {notice}
        </Note>
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{closeLabel}</Button>
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel={actionBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
