import type { ProbeResult } from "#kit/probe-result.ts";

/** What was learnt of a link when it was last asked. */
export const LINK_ANSWERS = ["abre", "nao_existe", "sem_resposta", "pede_login"] as const;
export type LinkAnswer = (typeof LINK_ANSWERS)[number];

export type LinkState = { goneTimes: number; goneSince: Date | null; unknownTimes: number; brokenSince: Date | null };

/** A link is broken when its site said so often in a row that there is nothing there, over this long: a night of maintenance is neither. */
export const GONE_TIMES = 3;
export const GONE_HOURS = 48;
const HOUR_MS = 3_600_000;
const DAYS_WHEN_SOUND = 7;
const DAYS_WHEN_BROKEN = 7;
const MOST_DAYS_UNKNOWN = 14;

const LOGIN = /(^|[./_-])(log-?in|sign-?in|auth|accounts?)([./?_-]|$)/i;

/**
 * What an answer says of the link at `host`. Only "there is nothing here" is gone; a site that refuses programs, is too busy, in trouble or
 * silent says nothing of it. `dnsWorks`: another host was found at the same moment, so that it is not our network that finds none.
 */
export function linkAnswerOf(answer: ProbeResult, host: string, dnsWorks: boolean): LinkAnswer {
  switch (answer.kind) {
    case "no_such_host":
      return answer.host === host && dnsWorks ? "nao_existe" : "sem_resposta";
    case "elsewhere":
      return isLogin(answer.url) ? "pede_login" : "sem_resposta";
    case "status":
      if (answer.status === 404 || answer.status === 410) return "nao_existe";
      if (answer.status === 401) return "pede_login";
      if (answer.status < 200 || answer.status >= 300) return "sem_resposta";
      return isLogin(answer.url) ? "pede_login" : "abre";
    case "unknown":
      return "sem_resposta";
  }
}

const isLogin = ({ hostname, pathname }: URL): boolean => LOGIN.test(hostname + pathname);

/** What is known of a link after one more answer, and in how many hours it is asked again. What says nothing breaks and mends nothing. */
export function afterAnswer(before: LinkState, answer: LinkAnswer, now: Date): LinkState & { nextHours: number } {
  if (answer === "abre")
    return { goneTimes: 0, goneSince: null, unknownTimes: 0, brokenSince: null, nextHours: 24 * DAYS_WHEN_SOUND };
  if (answer === "nao_existe") {
    const goneTimes = before.goneTimes + 1;
    const goneSince = before.goneSince ?? now;
    const isBroken = goneTimes >= GONE_TIMES && now.getTime() - goneSince.getTime() >= GONE_HOURS * HOUR_MS;
    const brokenSince = before.brokenSince ?? (isBroken ? now : null);
    return { goneTimes, goneSince, unknownTimes: 0, brokenSince, nextHours: brokenSince ? 24 * DAYS_WHEN_BROKEN : 24 };
  }
  const unknownTimes = before.unknownTimes + 1;
  const nextHours = 24 * Math.min(MOST_DAYS_UNKNOWN, 2 ** Math.min(before.unknownTimes, 10));
  const row = before.brokenSince ? before : { goneTimes: 0, goneSince: null, brokenSince: null };
  return { goneTimes: row.goneTimes, goneSince: row.goneSince, brokenSince: row.brokenSince, unknownTimes, nextHours };
}
