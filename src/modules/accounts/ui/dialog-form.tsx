import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import type { useCall } from "./use-call.ts";

type DialogFormProps = {
  call: Pick<ReturnType<typeof useCall>, "form" | "isBusy" | "notice" | "forgive">;
  onSubmit: (typed: FormData) => Promise<void>;
  onClose: () => void;
  closeLabel: string;
  action: string;
  actionBusy: string;
  children: ReactNode;
};

/** A short form inside a dialog: what went wrong with all of it, its fields, and its two buttons. */
export function DialogForm({ call, onSubmit, onClose, closeLabel, action, actionBusy, children }: DialogFormProps) {
  return (
    <form
      ref={call.form}
      method="post"
      noValidate
      className="grid gap-4"
      onInput={(event) => event.target instanceof HTMLInputElement && call.forgive(event.target.name)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!call.isBusy) void onSubmit(new FormData(event.currentTarget));
      }}
    >
      {call.notice && (
        <Note tone="danger" role="alert">
          {call.notice}
        </Note>
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{closeLabel}</Button>
        <Button type="submit" variant="primary" loading={call.isBusy} loadingLabel={actionBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
