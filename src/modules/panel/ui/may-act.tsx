import type { ReactNode } from "react";
import type { AdminArea } from "#kit/admin-roles.ts";
import { useMay } from "./use-may.ts";

/** What is only offered to whose roles act on the area. */
export function MayAct({ area, children }: { area: AdminArea; children: ReactNode }) {
  return useMay()("act", area) ? children : null;
}
