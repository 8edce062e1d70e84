import type { Sweep } from "#platform/jobs.ts";
import { showPromotions } from "./promotions/show-promotions.ts";

export const sweeps: Sweep[] = [{ name: "coupons.show-promotions", everySeconds: 60, run: showPromotions }];
