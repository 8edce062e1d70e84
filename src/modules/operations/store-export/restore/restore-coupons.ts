import { listCodes } from "#modules/coupons/queries/coupon-forms.ts";
import { createCoupon } from "#modules/coupons/save-coupon.ts";
import { couponForm } from "#modules/coupons/schema.ts";
import type { AuthorViewer } from "#platform/door.ts";
import type { ArchivedCoupon } from "../archive.ts";

/**
 * Gives the coupons of a copy again that may still be given, with no use counted. A code the store has already is left as it is; one
 * of somebody else's, one whose time is over and one of products that did not come are told.
 */
export async function restoreCoupons(
  viewer: AuthorViewer,
  coupons: readonly ArchivedCoupon[],
  ids: ReadonlyMap<number, number>,
): Promise<{ made: number; left: string[] }> {
  const own = await listCodes(viewer.storeId);
  const left: string[] = [];
  let made = 0;
  for (const { isPaused, ...coupon } of coupons.filter(({ code }) => !own.has(code))) {
    const productIds = coupon.productIds && coupon.productIds.flatMap((id) => ids.get(id) ?? []);
    const form = couponForm.safeParse({ ...coupon, productIds });
    const given = form.success ? await createCoupon(viewer, form.data, isPaused ? "pausado" : "ativo") : null;
    if (given?.ok) made++;
    else {
      const [why] = Object.values(given?.fields ?? {});
      left.push(`o cupom ${coupon.code}: ${why ?? WHY[given?.reason ?? "invalid"]}`);
    }
  }
  return { made, left };
}

const WHY = {
  invalid: "o que ele diz não serve aqui.",
  code_taken: "o código já é de outra loja.",
  too_many: "a loja já tem cupons demais.",
  store_closed: "a loja ainda não pode vender. Rode de novo depois que ela for aprovada.",
};
