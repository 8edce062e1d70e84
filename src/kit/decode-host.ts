const MARK = "xn--";
const BASE = 36;
const LEAST = 1;
const MOST = 26;
const FIRST_BIAS = 72;
const FIRST_LETTER = 128;

/** A host as people read it, with its punycode labels (RFC 3492) decoded; null when one is malformed. */
export function decodeHost(host: string): string | null {
  const labels = host.split(".").map((label) => (label.startsWith(MARK) ? readLabel(label.slice(MARK.length)) : label));
  return labels.some((label) => label === null) ? null : labels.join(".");
}

function readLabel(coded: string): string | null {
  const plain = Math.max(0, coded.lastIndexOf("-"));
  const letters = Array.from(coded.slice(0, plain), (one) => one.charCodeAt(0));
  let [letter, at, bias] = [FIRST_LETTER, 0, FIRST_BIAS];
  for (let next = plain > 0 ? plain + 1 : 0; next < coded.length;) {
    const before = at;
    for (let [weight, step] = [1, BASE]; ; step += BASE) {
      const digit = digitOf(coded.charCodeAt(next++));
      if (digit === null) return null;
      at += digit * weight;
      const least = Math.min(MOST, Math.max(LEAST, step - bias));
      if (digit < least) break;
      weight *= BASE - least;
    }
    const count = letters.length + 1;
    bias = nextBias(at - before, count, before === 0);
    letter += Math.floor(at / count);
    at %= count;
    if (letter > 0x10_ff_ff) return null;
    letters.splice(at++, 0, letter);
  }
  return String.fromCodePoint(...letters);
}

/** The value of a punycode digit: a to z are 0 to 25, 0 to 9 are 26 to 35; null past the end or for any other character. */
function digitOf(code: number): number | null {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : null;
}

function nextBias(moved: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(moved / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - LEAST) * MOST) / 2; bias += BASE) rest = Math.floor(rest / (BASE - LEAST));
  return bias + Math.floor(((BASE - LEAST + 1) * rest) / (rest + 38));
}
