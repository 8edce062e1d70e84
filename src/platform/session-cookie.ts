import { env } from "./env.ts";

/** `__Host-` binds a cookie to this exact host; browsers accept it only over https. */
export const cookiePrefix = env.publicUrl.startsWith("https://") ? "__Host-" : "";

/** Every value the header gives for `name`, in order: a browser may send one name twice. */
export function readCookies(header: string | null, name: string): string[] {
  return (header ?? "").split(";").flatMap((part) => {
    const at = part.indexOf("=");
    const value = at > 0 && part.slice(0, at).trim() === name ? decodeCookie(part.slice(at + 1).trim()) : null;
    return value === null ? [] : [value];
  });
}

export const readCookie = (header: string | null, name: string): string | null => readCookies(header, name)[0] ?? null;

function decodeCookie(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
