import type { ReactNode } from "react";

/** A part of the form, opened by a fio. */
export function Block({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t-2 border-ink pt-4">
      <h2 className="text-t3">{title}</h2>
      {hint && <p className="mt-1 text-xs text-muted">{hint}</p>}
      <div className="mt-4 grid gap-5">{children}</div>
    </section>
  );
}
