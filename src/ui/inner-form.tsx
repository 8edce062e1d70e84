import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { enterDoes } from "./enter-does.ts";
import { FormNotices } from "./form-notices.tsx";
import type { FormState } from "./use-form.ts";

type InnerFormProps = {
  /** Its talk with the server, where it has one of its own. */
  state?: FormState<HTMLFieldSetElement>;
  onSubmit: () => unknown;
  /** What it is for, to who hears the page. */
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * Fields with a button of their own inside a form: Enter in any of them does `onSubmit` and never sends the form around. Browsers know
 * no form inside a form, so this is a fieldset; its button is a plain one with the same act.
 */
export const InnerForm = ({ state, onSubmit, label, className, children }: InnerFormProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as in a form, Enter belongs to the fields in it
  <fieldset
    ref={state?.form}
    data-form={state?.name}
    aria-label={label}
    className={cx("min-w-0", className)}
    onKeyDown={enterDoes(() => {
      if (!state?.isBusy) onSubmit();
    })}
  >
    {state && <FormNotices state={state} />}
    {children}
  </fieldset>
);
