import { formatDate, formatDateTime, formatFullDateTime, formatRelative, formatShortDate } from "#kit/date-format.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { useNow } from "./use-now.ts";

const FORMATS = {
  /** "18 mar., 9h12", with the year when it is not the current one. */
  moment: (at: Date, now: Date) => (isThisYear(at, now) ? formatDateTime(at) : formatFullDateTime(at)),
  /** "18 mar.", likewise. */
  day: (at: Date, now: Date) => (isThisYear(at, now) ? formatShortDate(at) : formatDate(at)),
  /** "há 4 min" within a day. */
  relative: formatRelative,
};

const isThisYear = (at: Date, now: Date): boolean => dayKeySp(at).slice(0, 4) === dayKeySp(now).slice(0, 4);

/** An instant in São Paulo, with its full date as a tooltip. One after the page was rendered is shown as "agora". */
export function When({ at, as = "moment" }: { at: Date; as?: keyof typeof FORMATS }) {
  const now = useNow();
  return (
    <time dateTime={at.toISOString()} title={`${formatFullDateTime(at)}, horário de Brasília`}>
      {FORMATS[as](at, at > now ? at : now)}
    </time>
  );
}
