import type { ReactNode } from "react";
import { buttonClass, type ButtonProps } from "#ui/button.tsx";
import { useVisit } from "./visit.ts";

type OwnerOrProps = Pick<ButtonProps, "size" | "variant"> & {
  storeId: number;
  /** Where its owner changes it, and in what words. */
  href: string;
  edit: string;
  /** To everybody else. */
  children?: ReactNode;
};

/** To whom the store is, the way to change what they are looking at, in place of what everybody else is offered. */
export function OwnerOr({ storeId, href, edit, children, ...look }: OwnerOrProps) {
  if (useVisit()?.viewer?.storeId !== storeId) return children;
  return (
    <a href={href} className={buttonClass(look)}>
      {edit}
    </a>
  );
}
