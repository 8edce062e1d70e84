import type { Method } from "../server-functions.ts";

export type Belongings = {
  orderId: string;
  entitlementId: string;
  productId: number;
  slug: string;
  title: string;
  fileId: string;
  fileName: string;
};

export type Door = {
  /** Who may go in: anyone, people signed in, people with a store, admins. */
  door: "anyone" | "buyer" | "author" | "admin";
  method: Method;
  /** A well-formed call that names what belongs to somebody else, where the function takes names at all. */
  data?: (theirs: Belongings) => unknown;
};

export type Doors = Record<string, Door>;
type Call = NonNullable<Door["data"]>;

export const ofOrder: Call = ({ orderId }) => ({ orderId });
export const ofProduct: Call = ({ productId }) => ({ productId });
export const ofFile: Call = ({ productId, fileId }) => ({ productId, fileId });

/** A function of the administration. */
export const admin = (method: Method, data?: Door["data"]): Door => ({ door: "admin", method, data });
