/** How the drawing of a page leaves the state it was given. */
export type Balance = {
  /** `Q`s with nothing to restore. */
  extraRestores: number;
  /** `q`s never closed, so that a clip or a scale holds for whatever comes after. */
  openSaves: number;
  isInText: boolean;
  /** Marked contents never ended. */
  openMarks: number;
};

const SPACE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITER = new Set(Array.from("()<>[]{}/%", (sign) => sign.charCodeAt(0)));
const [OPEN, CLOSE, LESS, GREATER, PERCENT, BACKSLASH] = Array.from("()<>%\\", (sign) => sign.charCodeAt(0));

/** Reads the operators of a page's decoded drawing; what stands in strings, comments and inline pictures is none. */
export function balanceOf(bytes: Uint8Array): Balance {
  const found = { extraRestores: 0, openSaves: 0, isInText: false, openMarks: 0 };
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    if (byte === PERCENT) at = skipUntil(bytes, at, (one) => one === 10 || one === 13);
    else if (byte === OPEN) at = skipString(bytes, at);
    else if (byte === LESS && bytes[at + 1] !== LESS) at = skipUntil(bytes, at, (one) => one === GREATER) + 1;
    else if (SPACE.has(byte) || DELIMITER.has(byte)) at += 1;
    else {
      const end = skipUntil(bytes, at, (one) => SPACE.has(one) || DELIMITER.has(one));
      // A name is a word after a slash, and no operator.
      const word = bytes[at - 1] === 47 || end - at > 3 ? "" : Buffer.from(bytes.subarray(at, end)).toString("latin1");
      at = word === "ID" ? skipPicture(bytes, end) : end;
      note(word, found);
    }
  }
  return found;
}

function note(operator: string, found: Balance): void {
  if (operator === "q") found.openSaves += 1;
  else if (operator === "Q" && found.openSaves > 0) found.openSaves -= 1;
  else if (operator === "Q") found.extraRestores += 1;
  else if (operator === "BT") found.isInText = true;
  else if (operator === "ET") found.isInText = false;
  else if (operator === "BMC" || operator === "BDC") found.openMarks += 1;
  else if (operator === "EMC") found.openMarks = Math.max(0, found.openMarks - 1);
}

function skipUntil(bytes: Uint8Array, from: number, ends: (byte: number) => boolean): number {
  let at = from;
  while (at < bytes.length && !ends(bytes[at] ?? 0)) at += 1;
  return at;
}

function skipString(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === OPEN) depth += 1;
    else if (bytes[at] === CLOSE && (depth -= 1) === 0) return at + 1;
  }
  return bytes.length;
}

/** An inline picture's bytes end at an `EI` that stands alone. */
function skipPicture(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 2 < bytes.length; at += 1) {
    const stands = SPACE.has(bytes[at] ?? 0) && (at + 3 >= bytes.length || SPACE.has(bytes[at + 3] ?? 0));
    if (stands && bytes[at + 1] === 69 && bytes[at + 2] === 73) return at + 3;
  }
  return bytes.length;
}
