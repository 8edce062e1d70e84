import type { Sweep } from "#platform/jobs.ts";
import { forgetCarts } from "./forget-carts.ts";

export const sweeps: Sweep[] = [{ name: "cart.forget", everySeconds: 3600, run: forgetCarts }];
