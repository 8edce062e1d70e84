import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** The step's name and what it is for. After a change of step it takes focus, so that readers hear where they are. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChange] = useState(useHydrated());
  useEffect(() => {
    if (isChange) heading.current?.focus();
  }, [isChange]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-t1 font-black outline-none">
        {title}
      </h1>
      <p className="mt-2 text-muted">{children}</p>
    </>
  );
}
