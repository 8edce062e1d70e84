type Counted = {
  views: number;
  visitors: number;
  searches: number;
  samples: number;
  carts: number;
  orders: number;
  brought: number;
};

/** The sums of several products. */
export const addReach = (rows: readonly Counted[]): Counted =>
  rows.reduce(
    (sum, row) => ({
      views: sum.views + row.views,
      visitors: sum.visitors + row.visitors,
      searches: sum.searches + row.searches,
      samples: sum.samples + row.samples,
      carts: sum.carts + row.carts,
      orders: sum.orders + row.orders,
      brought: sum.brought + row.brought,
    }),
    { views: 0, visitors: 0, searches: 0, samples: 0, carts: 0, orders: 0, brought: 0 },
  );

/** Orders for each visitor; null without visitors, or when more orders than visitors were counted (who said no to being counted may buy). */
export const conversionOf = ({ orders, visitors }: Pick<Counted, "orders" | "visitors">): number | null =>
  visitors > 0 && orders <= visitors ? orders / visitors : null;
