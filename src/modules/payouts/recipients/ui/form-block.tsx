import type { ReactNode } from "react";

type FormBlockProps = {
  title: ReactNode;
  /** A pill beside the title. */ end?: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
};

/** A section of a long form, with a line above. */
export function FormBlock({ title, end, hint, children }: FormBlockProps) {
  return (
    <section className="border-t-2 border-ink pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-t3">{title}</h2>
        {end}
      </div>
      {hint && <p className="mt-1 text-xs text-muted">{hint}</p>}
      <div className="mt-4 grid gap-5">{children}</div>
    </section>
  );
}
