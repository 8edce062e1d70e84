import { may } from "#kit/admin-roles.ts";
import { rangeOf } from "../../analytics/rules/range.ts";
import { deskAdminDoor, overviewAdminDoor } from "#platform/admin-doors.ts";
import { listNewestOrders } from "../orders/queries/list.ts";
import { readBestSelling } from "./queries/best.ts";
import { readConversion } from "./queries/conversion.ts";
import { readHours } from "./queries/hours.ts";
import { readNewAuthors } from "./queries/new-authors.ts";
import { readPlatformPlaces } from "./queries/places.ts";
import { readQueues } from "./queries/queues.ts";
import { readReturning } from "./queries/returning.ts";
import { readReviews } from "./queries/reviews.ts";
import { readSales, readTotals } from "./read-sales.ts";
import { QUEUE_AREAS } from "./rules/queues.ts";
import { type PlatformSearch, readPlatformSearch } from "./schema.ts";

const RECENT = 8;
const within = (search: PlatformSearch) => rangeOf(search, new Date());

/** Lets an admin in, with the days of the address by the platform's clock. */
export const getPlatformRange = deskAdminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => within(data));

/** The same for the page of analytics, of who sees the sales. */
export const getAnalyticsRange = overviewAdminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => within(data));

/** What waits for whose roles act on it. */
export const getPlatformQueues = deskAdminDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => {
  const queues = await readQueues();
  return queues.filter(({ queue }) => may(viewer.adminRoles, "act", QUEUE_AREAS[queue]));
});
export const getRecentOrders = overviewAdminDoor({ method: "GET" }).handler(() => listNewestOrders(RECENT));

export const getTotalRevenue = overviewAdminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readTotals(within(data)));

export const getSalesOverview = overviewAdminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readSales(within(data), data.agrupar));

export const getBestSellingProducts = overviewAdminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readBestSelling(within(data)));

export const getCustomerReviews = overviewAdminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readReviews(within(data)));

export const getReturningRate = overviewAdminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readReturning(within(data)));

export const getSalesByLocation = overviewAdminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readPlatformPlaces(within(data)));

export const getConversion = overviewAdminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readConversion(within(data)));

export const getNewAuthors = overviewAdminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readNewAuthors(within(data)));

export const getSalesByHour = overviewAdminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readHours(within(data)));
