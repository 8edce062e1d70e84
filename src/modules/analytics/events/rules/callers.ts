const ROBOT =
  /bot\b|bot\/|crawl|spider|slurp|preview|lighthouse|monitor|uptime|pingdom|facebookexternalhit|embedly|archiv|curl|wget|python|scrapy|axios|node-fetch|okhttp|httpclient/i;

/** Whether a browser's name is that of a program: it says so, or does not call itself a browser. */
export const isRobot = (userAgent: string): boolean => !userAgent.startsWith("Mozilla/") || ROBOT.test(userAgent);

/** Another site's host as it is grouped: "www.instagram.com", "l.instagram.com" and "m.instagram.com" are one. Anything else is ''. */
export function hostOf(raw: string): string {
  const host = raw.toLowerCase().replace(/^(?:www|m|l|lm)\./, "");
  return /^(?=.{1,80}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host) ? host : "";
}

/** The words of a link's campaign as they are grouped: one line, lower case, 60 characters, and never something like an e-mail. */
export function campaignWord(raw: string): string {
  const word = raw
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .toLowerCase();
  return word.includes("@") ? "" : Array.from(word).slice(0, 60).join("").trim();
}
