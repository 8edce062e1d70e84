import { AsyncLocalStorage } from "node:async_hooks";

/** What belongs to one HTTP request, wherever in the call stack it is needed. */
export type RequestScope = {
  id: string;
  ip: string;
  /** Whose request made a page for everybody be drawn: nobody's limit but those on what could be guessed. */
  drawnFor?: string;
  /** What is read without a transaction may come from the replica: it has every change heard before this began. */
  readsReplica?: boolean;
  /** The person the session cookie proved, once a door asked. */
  userId?: string;
  nonce: string | null;
  tags: Set<string>;
  /** The page as it was drawn, when it is one to be kept. */
  html?: string;
  /** A server function understood who it was called by and how. */
  reachedDoor?: boolean;
  /** The database could not serve a read this page needs, and may in a moment. */
  isUnavailable?: boolean;
  /** The page is there, for others than who asks. */
  isForbidden?: boolean;
};

const scopes = new AsyncLocalStorage<RequestScope>();

export const inScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);
export const scope = (): RequestScope | undefined => scopes.getStore();

/** Marks the page being rendered as made from this thing (`product:12`, `store:3`, `home`): `invalidate` of the tag forgets the page. */
export function tagPage(...tags: string[]): void {
  for (const tag of tags) scopes.getStore()?.tags.add(tag);
}
