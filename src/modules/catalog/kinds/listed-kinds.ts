import { KIND_GROUPS } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { FORMATS } from "./names.ts";

const ALL = FORMATS.map((format) => kinds[format]);

/** Every ending that may be sent, as a file input wants them. */
export const ACCEPTED_ENDINGS = ALL.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)).join(",");

/** The list of formats by group, as authors read it: "Imagens" and "PNG, JPG, JPEG…". */
export const listKinds = (): { group: string; endings: string }[] =>
  KIND_GROUPS.map((group) => ({
    group,
    endings: ALL.filter((kind) => kind.group === group)
      .flatMap(({ extensions }) => extensions.map((extension) => extension.toUpperCase()))
      .join(", "),
  }));
