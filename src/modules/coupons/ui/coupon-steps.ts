import type { CouponRow } from "../schema.ts";

/** What a row of the list may ask of the page. */
export type CouponSteps = {
  /** Absent where a coupon is not changed, nor copied. */
  edit?: (row: CouponRow) => void;
  share: (row: CouponRow) => void;
  duplicate?: (row: CouponRow) => void;
  pause: (row: CouponRow) => void;
  resume: (row: CouponRow) => void;
  end: (row: CouponRow) => void;
};
