/** What every public page has around it. */
export type Frame = {
  categories: { slug: string; name: string }[];
  identity: { company: string; cnpj: string; address: string; email: string };
  year: number;
};

/** What depends on the person, asked once per page load and never while rendering on the server. */
export type Visit = {
  viewer: { name: string; isAuthor: boolean; isAdmin: boolean } | null;
  cartCount: number;
  /** At most 500, the latest bought first. */
  ownedProductIds: number[];
};
