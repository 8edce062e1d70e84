import * as Sentry from "@sentry/node";
import { withoutPeople, withoutTokens } from "./without-people.ts";

/** Tells Sentry of every trace of this process and of what breaks in it; nothing of whose it was goes along. */
export function startSentry(dsn: string, role: string): void {
  Sentry.init({
    dsn,
    tracesSampleRate: 1,
    initialScope: { tags: { role } },
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: { request: false, response: false },
      httpBodies: [],
      urlQueryParams: false,
      databaseQueryData: false,
      queues: false,
    },
    beforeSendSpan: (span) => {
      for (const name of ["url.full", "url.path", "http.url", "http.target"]) {
        const value = span.attributes?.[name];
        if (span.attributes && typeof value === "string") span.attributes[name] = withoutTokens(value);
      }
      return span;
    },
    beforeSend: (event) => {
      if (event.request?.url) event.request.url = withoutTokens(event.request.url);
      for (const one of event.exception?.values ?? []) one.value = withoutPeople(one.value ?? "");
      return event;
    },
  });
}
