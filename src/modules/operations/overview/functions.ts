import { rangeOf } from "../../analytics/rules/range.ts";
import { adminDoor } from "#platform/door.ts";
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
import { type PlatformSearch, readPlatformSearch } from "./schema.ts";

const RECENT = 8;
const within = (search: PlatformSearch) => rangeOf(search, new Date());

/** Lets an admin in, with the days of the address by the platform's clock. */
export const getPlatformRange = adminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => within(data));

export const getPlatformQueues = adminDoor({ method: "GET" }).handler(() => readQueues());
export const getRecentOrders = adminDoor({ method: "GET" }).handler(() => listNewestOrders(RECENT));

export const getTotalRevenue = adminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readTotals(within(data)));

export const getSalesOverview = adminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readSales(within(data), data.agrupar));

export const getBestSellingProducts = adminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readBestSelling(within(data)));

export const getCustomerReviews = adminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readReviews(within(data)));

export const getReturningRate = adminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readReturning(within(data)));

export const getSalesByLocation = adminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readPlatformPlaces(within(data)));

export const getConversion = adminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readConversion(within(data)));

export const getNewAuthors = adminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readNewAuthors(within(data)));

export const getSalesByHour = adminDoor({ method: "GET" })
  .validator(readPlatformSearch)
  .handler(({ data }) => readHours(within(data)));
