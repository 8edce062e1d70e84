import { AsyncLocalStorage } from "node:async_hooks";

/** The data of one HTTP request, available anywhere in its call stack. */
export type RequestScope = {
  id: string;
  ip: string;
  /**
   * The address of the client whose request caused a page shared by everybody to be rendered. Only the limits on what could be guessed
   * count it.
   */
  drawnFor?: string;
  /** Whether reads outside a transaction may use the replica: it has every change announced before this request began. */
  readsReplica?: boolean;
  /** The person identified by the session cookie, once a door has read it. */
  userId?: string;
  nonce: string | null;
  tags: Set<string>;
  /** The rendered HTML, when the page may be cached. */
  html?: string;
  /** Whether a server function accepted the call's format and reached its door. */
  reachedDoor?: boolean;
  /** Whether the call reached the door that identifies nobody: its answer is the same for everybody. */
  isForEverybody?: boolean;
  /** Whether the database temporarily could not serve a read this page needs. */
  isUnavailable?: boolean;
  /** Whether the page exists, but only for other people. */
  isForbidden?: boolean;
};

const scopes = new AsyncLocalStorage<RequestScope>();

export const inScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);
export const scope = (): RequestScope | undefined => scopes.getStore();

/**
 * Tags the page being rendered with what it shows (`product:12`, `store:3`, `home`): `invalidate` of a tag removes the page from the
 * caches.
 */
export function tagPage(...tags: string[]): void {
  for (const tag of tags) scopes.getStore()?.tags.add(tag);
}
