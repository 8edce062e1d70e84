import { createContext, use } from "react";
import { type AdminArea, type AdminRight, type AdminRole, may } from "#kit/admin-roles.ts";

/** The roles of who is working, around every page of the panel. */
export const AdminRolesContext = createContext<readonly AdminRole[]>([]);

/** Whether who is working may read an area of the administration or act on it: what they may not is not offered. The doors decide. */
export function useMay(): (right: AdminRight, area: AdminArea) => boolean {
  const roles = use(AdminRolesContext);
  return (right, area) => may(roles, right, area);
}
