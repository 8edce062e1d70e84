import { eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { users } from "../../accounts/tables.ts";

/** Whether there is still such an account. */
export const accountExists = async (userId: string): Promise<boolean> => (await db.$count(users, eq(users.id, userId))) > 0;
