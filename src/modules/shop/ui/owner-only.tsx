import type { ReactNode } from "react";
import { buttonClass, type ButtonProps } from "#ui/button.tsx";
import { useVisit } from "./visit.ts";

type OwnerOnlyProps = Pick<ButtonProps, "size" | "variant"> & {
  storeId: number;
  /** Where its owner changes it, and in what words. */
  href: string;
  edit: string;
  /** To everybody else. */
  children?: ReactNode;
};

/** To whom the store is, the way to change what they are looking at, in place of what everybody else is offered. */
export function OwnerOnly({ storeId, href, edit, children, ...look }: OwnerOnlyProps) {
  if (useVisit()?.viewer?.storeId !== storeId) return children;
  return (
    <a href={href} className={buttonClass(look)}>
      {edit}
    </a>
  );
}
