import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  getClient,
  getReplay,
  init,
  replayIntegration,
} from "@sentry/browser";

let isPaused = false;

/**
 * Starts, or goes on with, errors, traces (all) and replay (a tenth of the visits, and those with an error) in this page, through `/monitoring`.
 * A replay shows no text, no field and no picture. Compressed by nobody: a worker made of text would need a looser CSP.
 */
export function startSentry(dsn: string): void {
  isPaused = false;
  if (getClient()) return;
  init({
    dsn,
    tunnel: "/monitoring",
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    // Spans that stream leave without being asked about.
    traceLifecycle: "static",
    dataCollection: { userInfo: false, urlQueryParams: false },
    integrations: [
      browserTracingIntegration(),
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false }),
      breadcrumbsIntegration({ dom: false }),
    ],
    beforeSend: (event) => (isPaused ? null : event),
    beforeSendTransaction: (event) => (isPaused ? null : event),
    beforeBreadcrumb: (crumb) => (isPaused || crumb.category === "navigation" ? null : crumb),
  });
}

/** Tells nothing more until it is started again; the replay of this visit ends here for good. */
export function pauseSentry(): void {
  isPaused = true;
  void getReplay()?.stop();
}
