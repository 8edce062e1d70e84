import { cutLetters, stripHidden } from "#kit/letters.ts";

const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const LONGEST = 120;
const BARE_EXTENSION = /^\.[a-z0-9]{2,5}$/i;

/**
 * The name a file is shown and downloaded by: the last part of what was sent, without the characters that hide,
 * turn text around or mean something to a system. Never used to store anything.
 */
export function cleanFileName(sent: string): string {
  const given = sent.split("\0")[0]!.split(/[/\\]/).at(-1)!;
  const last = BARE_EXTENSION.test(given) ? `arquivo${given}` : given;
  const shown = stripHidden(last.normalize("NFC"))
    .replace(/[<>:"|?*;]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/^[.\s-]+|[.\s]+$/g, "");
  const [, stem = "", extension = ""] = /^(.*?)(\.[a-z0-9]{1,8})?$/is.exec(shown) ?? [];
  const letters = cutLetters(stem, LONGEST).trim();
  const whole = (letters || "arquivo") + extension;
  return whole.replace(RESERVED_ON_WINDOWS, (name) => `${name}-`);
}

/** `Content-Disposition: attachment` for a clean name: plain for old programs, RFC 8187 for the others. */
export function attachmentHeader(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
