/**
 * What a part of a picture's file is: `image` is what its pixels are decoded from, `line` a text of our own, `after` what follows the
 * end of the picture, and the rest stays as it is.
 */
export type PartRole = "image" | "exif" | "xmp" | "line" | "other" | "after";

/** A stretch of a picture's file, as it stands there; `payload` is the metadata in it. One that is fixed cannot grow nor go elsewhere. */
export type Part = { role: PartRole; bytes: Buffer; payload: Buffer; isFixed?: boolean };

/** A picture's file taken apart. Put together again as it is, it is the same file, byte by byte. */
export type OpenedPicture = {
  parts: Part[];
  /** More than one image that is shown in turn. */
  isAnimated: boolean;
  /** Other images follow the one that is shown, as of an HDR photo or one that moves. */
  hasOthers: boolean;
};

/** How one kind of file holds its metadata. */
export type PictureFormat = {
  open: (bytes: Buffer) => OpenedPicture | null;
  /** The parts that hold these; null where they are too long for this kind. */
  exif: (payload: Buffer, before: Part | null) => Part | null;
  xmp: (payload: Buffer) => Part | null;
  /** The line in a text of the file's own, in a kind that has such. */
  line: (line: string) => Part | null;
  /** Where a new part goes. */
  placeFor: (role: "exif" | "xmp" | "line", parts: readonly Part[]) => number;
  /** The parts of one picture around the image of another. */
  withImage: (parts: readonly Part[], image: readonly Part[]) => Part[];
  /** The bytes of the whole file, with whatever counts or lists its parts made right. */
  join: (parts: readonly Part[]) => Buffer[];
};

export const part = (role: PartRole, bytes: Buffer, payload = bytes): Part => ({ role, bytes, payload });

export const roleOf = (parts: readonly Part[], role: PartRole): Part | null => parts.find((one) => one.role === role) ?? null;
