import { authorDoor, limitTo } from "#platform/door.ts";
import { accessInput } from "./schema.ts";
import { setSaleAccess } from "./set-sale-access.ts";

/** The author closes the files of a free line to one buyer, or opens them again. */
export const setSaleAccessFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "sale-access", points: 20, seconds: 60, shared: true })])
  .validator(accessInput)
  .handler(({ data, context: { viewer } }) => setSaleAccess({ userId: viewer.userId, storeId: viewer.storeId }, data));
