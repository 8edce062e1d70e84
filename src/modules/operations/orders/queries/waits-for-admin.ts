import { sql } from "drizzle-orm";

/** A refund `r` that only a person of the platform moves: to decide, or to pay by hand. */
export const waitsForAdmin = sql`((r.status = 'em_aprovacao' and r.waiting_for = 'operador') or r.status = 'manual')`;
