export type BookPlace = { path: string; fragment: string };

/** Where an address written in a part of a book points to inside the book; null when it is out of it. */
export function placeInBook(from: string, address: string): BookPlace | null {
  const clean = withoutControls(address);
  if (/^[a-z][a-z\d+.-]*:/i.test(clean) || clean.startsWith("//")) return null;
  const [before = "", ...after] = clean.split("#");
  const fragment = decoded(after.join("#"));
  const [written = ""] = before.split("?");
  if (written === "") return { path: from, fragment };
  const folder = written.startsWith("/") ? [] : from.split("/").slice(0, -1);
  const steps: string[] = [];
  for (const step of [...folder, ...decoded(written).split("/")]) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return { path: steps.join("/"), fragment };
}

/** An address out of the book that may be opened; null for any other. */
export function outOfBook(address: string): string | null {
  const clean = withoutControls(address);
  return /^(?:https?:\/\/|mailto:)/i.test(clean) ? clean : null;
}

// oxlint-disable-next-line no-control-regex -- browsers ignore them inside addresses, and so must who judges one
const withoutControls = (address: string): string => address.replace(/[\u0000-\u0020\u007f]/g, "");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
