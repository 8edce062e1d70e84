import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

const PHONE = "(width < 48rem)";

type PhoneFoldProps = {
  title: string;
  /** A link to `#id` opens it; what is inside carries the id. */
  id?: string;
  /** The `data-section` of what is inside, there while it is folded too. */
  section?: string;
  children: ReactNode;
};

/** A part of a long page that a phone shows when it is asked for, and a wider screen at once. Only where the browser draws. */
export function PhoneFold({ title, id, section, children }: PhoneFoldProps) {
  const [isFolded] = useState(() => matchMedia(PHONE).matches);
  const [isOpen, setOpen] = useState(() => id !== undefined && location.hash === `#${id}`);
  useEffect(() => {
    if (!isFolded || id === undefined) return undefined;
    const follow = () => {
      if (location.hash === `#${id}`) setOpen(true);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [isFolded, id]);
  useEffect(() => {
    if (isFolded && isOpen && id !== undefined && location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [isFolded, isOpen, id]);
  if (!isFolded) return children;
  return (
    <section data-section={isOpen ? undefined : section}>
      <h2 className="font-text text-md">
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-panel border border-line bg-surface px-4 text-left font-semibold"
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <ChevronDown aria-hidden className={isOpen ? "size-5 rotate-180" : "size-5"} />
        </button>
      </h2>
      {isOpen && <div className="mt-3">{children}</div>}
    </section>
  );
}
