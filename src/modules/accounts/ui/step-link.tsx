import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Step } from "./steps.ts";

/** A link to another step of the same page; where the person was going goes along. */
export function StepLink({ to, className = "link", children }: { to: Step; className?: string; children: ReactNode }) {
  return (
    <Link to="/auth/login" search={({ volta }) => ({ passo: to, volta })} className={className}>
      {children}
    </Link>
  );
}
