/** Files one person may have on their way at once. A page being read asks for many small pieces. */
const MOST = { baixado: 5, aberto: 24 } as const;
const open = new Map<string, number>();

/** A place among this person's files on their way, to be left when the bytes end; null when they are all taken. */
export function enter(userId: string, how: keyof typeof MOST): string | null {
  const place = `${how}/${userId}`;
  const now = open.get(place) ?? 0;
  if (now >= MOST[how]) return null;
  open.set(place, now + 1);
  return place;
}

export function leave(place: string): void {
  const left = (open.get(place) ?? 1) - 1;
  if (left > 0) open.set(place, left);
  else open.delete(place);
}
