import { Link } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import { WAITS } from "../messages.ts";

/** Beside what somebody wanted to change: another owner has not answered yet. */
export function WaitsNote() {
  return (
    <p data-status="esperando" className="mt-1 flex flex-wrap items-center gap-1.5 text-2xs font-semibold text-warning">
      <Hourglass aria-hidden className="size-3.5" />
      {WAITS}
      <Link to="/painel/admin/confirmacoes" className="link">
        Ver
      </Link>
    </p>
  );
}
