import { ErrorSummary } from "./error-summary.tsx";
import { Note } from "./note.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import type { FormState } from "./use-form.ts";

type FormNoticesProps = {
  state: Pick<FormState, "mistakes" | "trouble" | "isSignedOut">;
  /** Lists what is wrong before the fields: the id of a field's input, by its name. For forms longer than a screen. */
  summary?: ((name: string) => string) | undefined;
  title?: string | undefined;
};

/** What is wrong with the whole of a form, and the list of its wrong fields. */
export const FormNotices = ({ state: { mistakes, trouble, isSignedOut }, summary, title }: FormNoticesProps) => (
  <>
    {summary && (
      <ErrorSummary
        title={title}
        mistakes={Object.entries(mistakes).map(([name, message]) => ({ fieldId: summary(name), message }))}
      />
    )}
    {trouble && (
      <div data-notice tabIndex={-1} className="rounded-ctl">
        <Note tone="danger" role="alert" action={isSignedOut && <SignInLink />}>
          {trouble}
        </Note>
      </div>
    )}
  </>
);
