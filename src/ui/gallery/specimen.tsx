import type { ReactNode } from "react";
import { cx } from "class-variance-authority";

/** A chapter of the gallery, opened by the fio. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="fio mb-5 pt-3 text-t2">{title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-7 md:grid-cols-12 md:*:min-w-0">{children}</div>
    </section>
  );
}

const SPANS = {
  3: "md:col-span-6 lg:col-span-3",
  4: "md:col-span-6 lg:col-span-4",
  5: "md:col-span-5",
  6: "md:col-span-6",
  7: "md:col-span-7",
  8: "md:col-span-8",
  12: "md:col-span-12",
};

type SpecimenProps = { caption: string; span?: keyof typeof SPANS; className?: string; children: ReactNode };

/** One thing on show, with what it is written above. */
export function Specimen({ caption, span = 4, className, children }: SpecimenProps) {
  return (
    <div className={SPANS[span]}>
      <p className="mb-2.5 text-2xs text-muted">{caption}</p>
      <div className={cx(className)}>{children}</div>
    </div>
  );
}
