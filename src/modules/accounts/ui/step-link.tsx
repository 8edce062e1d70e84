import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RouterLink } from "#ui/router-link.tsx";
import { type Step, stepHref } from "./steps.ts";

/** A link to another step of the same page; where the person was going goes along. */
export function StepLink({ to, className = "link", children }: { to: Step; className?: string; children: ReactNode }) {
  const { volta } = useSearch({ from: "/auth/login" });
  return (
    <RouterLink href={stepHref(to, volta)} className={className}>
      {children}
    </RouterLink>
  );
}
