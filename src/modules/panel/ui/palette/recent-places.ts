const KEY = "autoria:atalhos";
const MOST = 6;

/** Which commands this browser used lately, the latest first: only names of places, nothing that was found. */
export function recentPlaces(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing simply remembers nothing. */
export function rememberPlace(value: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([value, ...recentPlaces().filter((one) => one !== value)].slice(0, MOST)));
  } catch {
    return;
  }
}
