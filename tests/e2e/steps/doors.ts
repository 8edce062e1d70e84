import { ADMINS } from "./doors/admin.ts";
import { ANYONE } from "./doors/anyone.ts";
import { AUTHORS } from "./doors/author.ts";
import { BUYERS } from "./doors/buyer.ts";
import type { Doors } from "./doors/door.ts";

export type { Belongings } from "./doors/door.ts";

/** Every server function there is. One that is built and not here fails the journey. */
export const DOORS: Doors = { ...ANYONE, ...BUYERS, ...AUTHORS, ...ADMINS };
