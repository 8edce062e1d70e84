import { addCopyright } from "./exif-copyright.ts";
import { type Part, type PictureFormat, roleOf } from "./parts.ts";
import { addRights } from "./xmp-rights.ts";

/** A picture's parts with the line among its rights, and in which of the two ways it is said. */
export type Lined = { parts: Part[]; inExif: boolean; inXmp: boolean };

/**
 * The line in the EXIF and in the XMP. One of the two that has no room for it, or is not laid out as it should be, stays as it was; null
 * where both do.
 */
export function addLine(before: readonly Part[], format: PictureFormat, line: string): Lined | null {
  const parts = [...before];
  const exif = roleOf(parts, "exif");
  const newExif = addCopyright(exif?.payload ?? null, line);
  const inExif = put(parts, format, "exif", newExif && format.exif(newExif, exif));
  const newXmp = addRights(roleOf(parts, "xmp")?.payload ?? null, line);
  const inXmp = put(parts, format, "xmp", newXmp && format.xmp(newXmp));
  if (!inExif && !inXmp) return null;
  put(parts, format, "line", format.line(line));
  return { parts, inExif, inXmp };
}

function put(parts: Part[], format: PictureFormat, role: "exif" | "xmp" | "line", made: Part | null): boolean {
  const own = parts.findIndex((one) => one.role === role);
  if (!made || parts[own]?.isFixed) return false;
  if (own !== -1) parts.splice(own, 1);
  parts.splice(format.placeFor(role, parts), 0, made);
  return true;
}
