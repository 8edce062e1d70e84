import { MOST_IN_LIST } from "../rules.ts";

/** A list of ids kept in this browser, the latest last. A browser that keeps nothing still works, until the page is closed. */
export function browserIds(open: () => Storage, key: string) {
  function read(): number[] {
    try {
      const ids: unknown = JSON.parse(open().getItem(key) ?? "[]");
      return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0) : [];
    } catch {
      return [];
    }
  }

  function write(ids: number[]): void {
    try {
      if (ids.length > 0) open().setItem(key, JSON.stringify(ids.slice(-MOST_IN_LIST)));
      else open().removeItem(key);
    } catch {
      // Storage is off or full: what is on the screen stays until the page is left.
    }
  }

  return {
    read,
    set: (id: number, isIn: boolean): void => write([...read().filter((one) => one !== id), ...(isIn ? [id] : [])]),
    /** Forgets these and keeps what another tab added meanwhile. */
    forget: (ids: number[]): void => write(read().filter((id) => !ids.includes(id))),
  };
}
