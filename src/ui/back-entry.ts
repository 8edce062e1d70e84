import { createBrowserHistory, type RouterHistory } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** This entry repeats the one before it, for as long as something is open over that page. */
    porCima?: boolean;
  }
}

type EntryState = RouterHistory["location"]["state"];

/** Going back takes a few; a link waits no longer for it. */
const PATIENCE_MS = 500;

/** Told when the entry on top is left. */
let onLeft: (() => void) | undefined;
/** When the one taken off last is gone. */
let away: Promise<void> = Promise.resolve();

/** The browser's, which may be of a page that no router made. */
const entryState = (): Partial<EntryState> => (history.state as EntryState | null) ?? {};

/**
 * The history of a router that never hears of an entry that repeats its page, nor of coming back from it: it would load the page again.
 * One that nothing is open over, reached by Forward or by a reload, is left at once.
 */
export function openHistory(): RouterHistory {
  // Who asks first hears first.
  addEventListener("popstate", (event) => {
    // A jump inside the page (`#avaliacoes`) makes an entry without a state: it is the same page, so that Back to it finds which.
    if (history.state === null) History.prototype.replaceState.call(history, router.location.state, "");
    const { porCima: isSpent, __TSR_key: key } = entryState();
    if (isSpent || (key !== undefined && key === router.location.state.__TSR_key)) event.stopImmediatePropagation();
    if (isSpent) history.back();
    else onLeft?.();
  });
  const router = createBrowserHistory({ parseLocation: readLocation() });
  if (entryState().porCima) history.back();
  return router;
}

/**
 * Reads the browser's address as the server did, which leaves out what the page does not read, such as a campaign's names: the page
 * that wakes is the one that was sent. The address itself keeps them.
 */
function readLocation(): () => RouterHistory["location"] {
  const sent = location.pathname + location.search;
  const read = document.documentElement.dataset.address ?? sent;
  return () => {
    const now = location.pathname + location.search;
    const address = now === sent ? read : now;
    const [pathname = "/"] = address.split("?", 1);
    const { hash } = location;
    return { href: address + hash, pathname, search: address.slice(pathname.length), hash, state: history.state as EntryState };
  };
}

/** Puts an entry on top that Back leaves, which is a `close`. Answers how to take it off; whoever follows a link meanwhile leaves from the page. */
export function putEntry(router: RouterHistory, close: () => void): () => void {
  let isWanted = true;
  let takeOff: (() => void) | undefined;
  void away.then(() => {
    if (isWanted) takeOff = put(router, close);
  });
  return () => {
    isWanted = false;
    takeOff?.();
  };
}

function put(router: RouterHistory, close: () => void): () => void {
  let whenLeft = close;
  let leaving: Promise<void> | undefined;
  // Not through the router, which would hear of it.
  History.prototype.pushState.call(history, { ...entryState(), porCima: true }, "");

  async function leave(): Promise<void> {
    if (!entryState().porCima) return;
    leaving ??= new Promise((resolve) => {
      whenLeft = resolve;
      setTimeout(resolve, PATIENCE_MS);
      history.back();
    });
    away = leaving;
    await leaving;
  }

  const letLinksGo = router.block({
    enableBeforeUnload: false,
    blockerFn: async () => {
      await leave();
      return false;
    },
  });
  onLeft = () => {
    onLeft = undefined;
    letLinksGo();
    whenLeft();
  };
  return () => void leave();
}
