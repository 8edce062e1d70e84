import { createServerFn } from "@tanstack/react-start";
import { administers } from "./door.ts";

/**
 * One door for each area of the administration (`kit/admin-roles.ts`). Each requires a role with access to its area and an open
 * administration session. A GET requires the right to read, any other method the right to act.
 */
export const deskAdminDoor = createServerFn().middleware([administers("desk")]);
export const overviewAdminDoor = createServerFn().middleware([administers("overview")]);
export const ordersAdminDoor = createServerFn().middleware([administers("orders")]);
export const orderNotesAdminDoor = createServerFn().middleware([administers("orderNotes")]);
export const refundsAdminDoor = createServerFn().middleware([administers("refunds")]);
export const disputesAdminDoor = createServerFn().middleware([administers("disputes")]);
export const withdrawalsAdminDoor = createServerFn().middleware([administers("withdrawals")]);
export const booksAdminDoor = createServerFn().middleware([administers("books")]);
export const commissionsAdminDoor = createServerFn().middleware([administers("commissions")]);
export const couponsAdminDoor = createServerFn().middleware([administers("coupons")]);
export const settingsAdminDoor = createServerFn().middleware([administers("settings")]);
export const switchesAdminDoor = createServerFn().middleware([administers("switches")]);
export const peopleAdminDoor = createServerFn().middleware([administers("people")]);
export const suspensionsAdminDoor = createServerFn().middleware([administers("suspensions")]);
export const blocksAdminDoor = createServerFn().middleware([administers("blocks")]);
export const productsAdminDoor = createServerFn().middleware([administers("products")]);
export const moderationAdminDoor = createServerFn().middleware([administers("moderation")]);
export const applicationsAdminDoor = createServerFn().middleware([administers("applications")]);
export const categoriesAdminDoor = createServerFn().middleware([administers("categories")]);
export const homeAdminDoor = createServerFn().middleware([administers("home")]);
export const blogAdminDoor = createServerFn().middleware([administers("blog")]);
export const newsletterAdminDoor = createServerFn().middleware([administers("newsletter")]);
export const emailTextsAdminDoor = createServerFn().middleware([administers("emailTexts")]);
export const helpDeskAdminDoor = createServerFn().middleware([administers("helpDesk")]);
export const systemAdminDoor = createServerFn().middleware([administers("system")]);
export const auditAdminDoor = createServerFn().middleware([administers("audit")]);
export const teamAdminDoor = createServerFn().middleware([administers("team")]);
export const confirmationsAdminDoor = createServerFn().middleware([administers("confirmations")]);
