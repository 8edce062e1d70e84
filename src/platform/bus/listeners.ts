export const CHANNELS = ["cache", "kept", "order", "notice", "withdrawal", "waiting"] as const;
export type Channel = (typeof CHANNELS)[number];
type Listener = { receive: (message: string) => void; missed: () => void };

const listeners = new Map<string, Set<Listener>>();

/**
 * Receives the announcements of a channel. `missed` runs when some may have been lost: the connection was lost and came back. Returns a
 * function that stops both.
 */
export function listen(channel: Channel, receive: Listener["receive"], missed: Listener["missed"]): () => void {
  const listener = { receive, missed };
  const set = listeners.get(channel) ?? new Set();
  listeners.set(channel, set.add(listener));
  return () => set.delete(listener);
}

export function deliver(channel: string, message: string): void {
  listeners.get(channel)?.forEach(({ receive }) => receive(message));
}

export function deliverMissed(): void {
  for (const set of listeners.values()) for (const { missed } of set) missed();
}
