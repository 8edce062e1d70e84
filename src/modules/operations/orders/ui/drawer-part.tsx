import type { ReactNode } from "react";

/** A part of the drawer: its name over a hairline. */
export function DrawerPart({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="min-w-0 border-t border-line pt-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h4 className="text-md font-semibold">{title}</h4>
        {action}
      </div>
      {children}
    </section>
  );
}

/** A name and its value, one above the other. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-2xs text-muted">{label}</dt>
      <dd className="text-sm wrap-anywhere">{children}</dd>
    </div>
  );
}
