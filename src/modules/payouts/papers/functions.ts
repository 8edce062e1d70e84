import { dayKeySp } from "#kit/day-key.ts";
import { authorDoor } from "#platform/door.ts";
import { countInvoices, listInvoices } from "./queries/list-invoices.ts";
import { readMonths } from "./queries/read-months.ts";
import { monthDays, monthOf } from "./rules/months.ts";
import { readPapersSearch } from "./schema.ts";

const PAGE = 25;

/** The totals of the author's money by month, from the first movement to the current month. */
export const getMonths = authorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => ({
  months: await readMonths(viewer.storeId, new Date()),
  today: dayKeySp(new Date()),
}));

/** A month's sales for their fiscal documents, filtered as in the page's address; the current month by default. */
export const getInvoices = authorDoor({ method: "GET" })
  .validator(readPapersSearch)
  .handler(async ({ data: { mes, situacao, pagina }, context: { viewer } }) => {
    const now = new Date();
    const today = dayKeySp(now);
    const requested = monthDays(mes ?? "", today);
    const month = requested && mes ? mes : monthOf(now);
    const days = requested ?? monthDays(month, today);
    if (!days) throw new Error("this month has no days");
    const [standing, page] = [situacao ?? "todas", pagina ?? 1];
    const [invoices, counts] = await Promise.all([
      listInvoices(viewer.storeId, { ...days, standing }, PAGE, (page - 1) * PAGE),
      countInvoices(viewer.storeId, days),
    ]);
    return { month, today, standing, page, pages: Math.ceil(counts[standing] / PAGE), invoices, counts };
  });
