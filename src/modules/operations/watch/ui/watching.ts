import { allows } from "#modules/accounts/privacy/rules.ts";
import { readAnswer } from "#modules/accounts/privacy/ui/consent.ts";
import { isWatched, type WatchSettings } from "../rules.ts";

type Watcher = { start: () => void; pause: () => void; forget?: () => void };

const mayReport = (): boolean => isWatched(location.pathname, (history.state as { compra?: boolean } | null)?.compra === true);

let opening: Promise<void> | undefined;
const opened: Watcher[] = [];
let isWanted = false;

/** Starts, or goes on with, what this market has keys for. The libraries come now, and only now. */
export async function startWatching(): Promise<void> {
  isWanted = true;
  opening ??= open();
  await opening;
  if (isWanted) for (const { start } of opened) start();
}

/** Stops at once; whoever took the yes back is forgotten too. */
export function stopWatching(): void {
  isWanted = false;
  const isTakenBack = !allows(readAnswer());
  for (const { pause, forget } of opened) {
    pause();
    if (isTakenBack) forget?.();
  }
}

async function open(): Promise<void> {
  const answer = await fetch("/monitoring").catch(() => null);
  if (!answer?.ok) return;
  const { sentryDsn, posthogKey } = (await answer.json()) as WatchSettings;
  if (sentryDsn) {
    const { pauseSentry, startSentry } = await import("#integrations/sentry/browser.ts");
    opened.push({ start: () => startSentry(sentryDsn), pause: pauseSentry });
  }
  if (posthogKey) {
    const { forgetPosthog, pausePosthog, startPosthog } = await import("#integrations/posthog/browser.ts");
    opened.push({ start: () => startPosthog(posthogKey, mayReport), pause: pausePosthog, forget: forgetPosthog });
  }
}
