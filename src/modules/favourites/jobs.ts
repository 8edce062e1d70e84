import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writePriceDrop } from "./emails/price-drop.tsx";
import { forgetRemoved } from "./forget-removed.ts";
import { holidayPlannedJob } from "../stores/schema.ts";
import { notifyHoliday } from "./holidays/notify-holiday.ts";
import { writeListDrop } from "./list-following/emails/list-drop.tsx";
import { listDropEmail } from "./list-following/schema.ts";
import { notifyListDrops } from "./list-following/notify-list-drops.ts";
import { writeSearchNews } from "./search-following/emails/search-news.tsx";
import { notifySearchNews } from "./search-following/notify-search-news.ts";
import { searchNewsEmail } from "./search-following/schema.ts";
import { writeStoreNews } from "./news/emails/store-news.tsx";
import { isStillFollowed, whatIsStillFollowed, whatIsStillLower } from "./queries/what-holds.ts";
import { storeNewsEmail, notifyFollowersJob } from "./news/schema.ts";
import { notifyFollowers } from "./news/notify-followers.ts";
import { priceDropEmail } from "./schema/jobs.ts";
import { notifyPriceDrops } from "./notify-price-drops.ts";

export const sweeps: Sweep[] = [
  { name: "favourites.tell-price-drops", everySeconds: 600, run: notifyPriceDrops },
  { name: "favourites.tell-list-drops", everySeconds: 600, run: notifyListDrops },
  { name: "favourites.tell-search-news", everySeconds: 3600, run: notifySearchNews },
  { name: "favourites.forget-removed", everySeconds: 3600, run: forgetRemoved },
];

export const jobs: JobHandler[] = [handle(notifyFollowersJob, notifyFollowers), handle(holidayPlannedJob, notifyHoliday)];

export const emails: EmailTemplate[] = [
  template(priceDropEmail, writePriceDrop, whatIsStillLower),
  template(listDropEmail, writeListDrop, whatIsStillLower),
  template(storeNewsEmail, writeStoreNews, isStillFollowed),
  template(searchNewsEmail, writeSearchNews, whatIsStillFollowed),
];
