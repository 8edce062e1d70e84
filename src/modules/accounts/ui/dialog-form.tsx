import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import type { FormState } from "#ui/use-form.ts";

type DialogFormProps = {
  state: FormState;
  onSubmit: (typed: FormData) => Promise<void>;
  onClose: () => void;
  closeLabel: string;
  action: string;
  actionBusy: string;
  children: ReactNode;
};

/** A short form inside a dialog: its fields, and its two buttons. */
export const DialogForm = ({ state, onSubmit, onClose, closeLabel, action, actionBusy, children }: DialogFormProps) => (
  <Form state={state} onSubmit={onSubmit} className="grid gap-4">
    {children}
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>{closeLabel}</Button>
      <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel={actionBusy}>
        {action}
      </Button>
    </div>
  </Form>
);
