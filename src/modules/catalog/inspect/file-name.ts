const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;
const LONGEST = 120;

/**
 * The name a file is shown and downloaded by: the last part of what was sent, without the characters that hide,
 * turn text around or mean something to a system. Never used to store anything.
 */
export function cleanFileName(sent: string): string {
  const last = sent.split("\0")[0]!.split(/[/\\]/).at(-1)!;
  const shown = last
    .normalize("NFC")
    .replace(UNSEEN, "")
    .replace(/[<>:"|?*;]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/^[.\s-]+|[.\s]+$/g, "");
  const [, stem = "", extension = ""] = /^(.*?)(\.[a-z0-9]{1,8})?$/is.exec(shown) ?? [];
  const letters = Array.from(stem).slice(0, LONGEST).join("").trim();
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
