import type { Sweep } from "#platform/jobs.ts";
import { expireOrders } from "./expire-orders.ts";

export const sweeps: Sweep[] = [{ name: "orders.expire", everySeconds: 60, run: expireOrders }];
