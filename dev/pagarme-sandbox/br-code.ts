import { newId } from "./ids.ts";

/** A dynamic Pix BR Code (the "copia e cola" text) of a location, with its amount and CRC. */
export function brCode(code: { location: string; amountCents: number; name: string; city: string }): string {
  const account = field("00", "br.gov.bcb.pix") + field("25", code.location);
  const body =
    field("00", "01") +
    field("01", "12") +
    field("26", account) +
    field("52", "0000") +
    field("53", "986") +
    field("54", (code.amountCents / 100).toFixed(2)) +
    field("58", "BR") +
    field("59", code.name) +
    field("60", code.city) +
    field("62", field("05", "***")) +
    "6304";
  return body + crc16(body);
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, "0") + value;
}

/** CRC-16/CCITT-FALSE in upper-case hexadecimal. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i) << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** A Pix end-to-end id: E, ISPB, minute in UTC, 11 letters and digits. */
export function endToEndId(at: number): string {
  const minute = new Date(at).toISOString().replace(/\D/g, "").slice(0, 12);
  return `E16501555${minute}${newId("", 11)}`;
}
