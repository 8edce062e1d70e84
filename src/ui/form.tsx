import type { ReactNode } from "react";
import { FormNotices } from "./form-notices.tsx";
import type { FormState } from "./use-form.ts";
import { useSavedFields } from "./use-saved-fields.ts";

type FormProps = {
  state: FormState;
  onSubmit: (typed: FormData) => unknown;
  /** Lists what is wrong before the fields: the id of a field's input, by its name. For forms longer than a screen. */
  summary?: (name: string) => string;
  summaryTitle?: string;
  /** A `FormNotices` among the children says what is wrong, where the form does not begin with it. */
  placesNotices?: boolean;
  id?: string;
  hidden?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A form: what is wrong with the whole of it first, then its fields. A field that is being corrected is no longer called wrong, and
 * a press of Enter while it is being sent does nothing.
 */
export function Form({ state, onSubmit, summary, summaryTitle, placesNotices, id, hidden, className, children }: FormProps) {
  const { form, isBusy, name, savesItself, forgive } = state;
  useSavedFields(form, savesItself ? undefined : name);
  return (
    <form
      ref={form}
      id={id}
      hidden={hidden}
      data-form={name}
      data-saves-itself={savesItself || undefined}
      method="post"
      noValidate
      className={className}
      onInput={({ target }) => {
        if ("name" in target && typeof target.name === "string") forgive(target.name);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog over this one is another.
        if (!isBusy && event.target === event.currentTarget) onSubmit(new FormData(event.currentTarget));
      }}
    >
      {!placesNotices && <FormNotices state={state} summary={summary} title={summaryTitle} />}
      {children}
    </form>
  );
}
