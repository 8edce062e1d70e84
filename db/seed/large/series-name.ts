import { zipf } from "./zipf.ts";

const STARTS =
  "ba be bi bra ca ce ci co cu da do fa fe fi flo ga gu ja jo la le li lu ma me mi mo na no pa pe pi pra ra ri sa se so ta te ti tra va vi za".split(
    " ",
  );
const MIDDLES = "ba bu ca cai da de du ga gui la le li lo ma mi mu na ni no pa po ra re ri ro sa si ta ti tu va ve xi zu".split(
  " ",
);
const ENDS = "ba bó cá ca ço da do lha lia lis lu ma na nha ni nó ra rim ro sa ta té to va vel vi za".split(" ");

/** How many different names there are, the rare words of the market: about 45 thousand. */
const NAMES = STARTS.length * MIDDLES.length * ENDS.length;

/** An invented name of a collection; low chances give names that many share, most give one that few do. */
export function seriesName(chance: number): string {
  const rank = zipf(chance, NAMES);
  // Neighbours in rank should not look alike.
  const place = (rank * 7_919) % NAMES;
  const start = STARTS[place % STARTS.length] ?? "";
  const middle = MIDDLES[Math.floor(place / STARTS.length) % MIDDLES.length] ?? "";
  const end = ENDS[Math.floor(place / (STARTS.length * MIDDLES.length))] ?? "";
  return (start.charAt(0).toUpperCase() + start.slice(1) + middle + end).normalize("NFC");
}
