/**
 * What disputes that come after the author's money left cost the platform per 1,000 sales, with and without a rolling reserve.
 * `node --import tsx bench/reserve.ts [seed]`. The rates are assumptions, stated below; change them and read the table again.
 */
type Scene = { name: string; cardDisputes: number; pixDisputes: number; swindlers: number; swindledDisputes: number };
type Reserve = { share: number; days: number };

const SCENES: Scene[] = [
  { name: "usual", cardDisputes: 0.006, pixDisputes: 0.001, swindlers: 0, swindledDisputes: 0 },
  { name: "bad month", cardDisputes: 0.012, pixDisputes: 0.003, swindlers: 0, swindledDisputes: 0 },
  { name: "one store in fifty is a swindle", cardDisputes: 0.006, pixDisputes: 0.001, swindlers: 0.02, swindledDisputes: 0.4 },
];
const RESERVES: Reserve[] = [
  { share: 0, days: 0 },
  { share: 0.1, days: 90 },
  { share: 0.25, days: 90 },
];
const STORES = 400;
const SALES = 40_000;
const CARD = 0.35;
const COMMISSION = 0.12;
/** Days until an author may withdraw: by Pix and by card. */
const RELEASE = { pix: 8, card: 30 };
const LAST_DAY = 365;

function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Every sale's share released, part of it held in reserve, withdrawn at once; a dispute takes what is held, then later sales, then the platform. */
function simulate(scene: Scene, reserve: Reserve, seed: number) {
  const next = chanceOf(seed);
  const events: { day: number; store: number; kind: "release" | "unhold" | "dispute"; cents: number }[] = [];
  let soldCents = 0;
  let heldCentDays = 0;
  for (let nth = 0; nth < SALES; nth++) {
    const isSwindle = next() < scene.swindlers;
    // A few stores sell most; a swindle is a store that sells for three weeks and leaves.
    const store = isSwindle ? STORES + Math.floor(next() * STORES * 0.02) : Math.floor(STORES * next() ** 2);
    const day = Math.floor(next() * (isSwindle ? 21 : LAST_DAY));
    const cents = Math.round(1_000 + 11_000 * next() ** 2.2);
    const isCard = next() < (isSwindle ? 0.9 : CARD);
    const netCents = Math.round(cents * (1 - COMMISSION));
    soldCents += cents;
    const released = day + (isCard ? RELEASE.card : RELEASE.pix);
    const heldCents = Math.round(netCents * reserve.share);
    heldCentDays += heldCents * reserve.days;
    events.push({ day: released, store, kind: "release", cents: netCents - heldCents });
    if (heldCents > 0) events.push({ day: released + reserve.days, store, kind: "unhold", cents: heldCents });
    const rate = isSwindle ? scene.swindledDisputes : isCard ? scene.cardDisputes : scene.pixDisputes;
    if (next() < rate) events.push({ day: day + 15 + Math.floor(next() * 105), store, kind: "dispute", cents: netCents });
  }
  const debt = new Map<number, number>();
  const held = new Map<number, number>();
  const get = (of: Map<number, number>, store: number): number => of.get(store) ?? 0;
  const rank = { release: 0, dispute: 1, unhold: 2 };
  for (const { day, store, kind, cents } of events.toSorted((a, b) => a.day - b.day || rank[a.kind] - rank[b.kind])) {
    if (kind === "release") {
      held.set(store, get(held, store) + (reserve.share * cents) / (1 - reserve.share));
      if (day <= LAST_DAY) debt.set(store, Math.max(0, get(debt, store) - cents));
    } else if (kind === "unhold") {
      const freed = Math.min(cents, get(held, store));
      held.set(store, get(held, store) - freed);
      debt.set(store, Math.max(0, get(debt, store) - freed));
    } else {
      const fromHeld = Math.min(cents, get(held, store));
      held.set(store, get(held, store) - fromHeld);
      debt.set(store, get(debt, store) + cents - fromHeld);
    }
  }
  const lostCents = [...debt.values()].reduce((sum, cents) => sum + cents, 0);
  return { lostCents, soldCents, heldCentDays };
}

const seed = Number(process.argv[2] ?? 1);
const reais = (cents: number): string => (cents / 100).toFixed(2);
console.log(
  "scene | reserve | lost per 1,000 sales (R$) | of what was sold | kept from authors, a day on average (R$ per 1,000 sales)",
);
for (const scene of SCENES)
  for (const reserve of RESERVES) {
    const runs = Array.from({ length: 5 }, (_, nth) => simulate(scene, reserve, seed + nth));
    const mean = (pick: (run: (typeof runs)[number]) => number): number =>
      runs.reduce((sum, run) => sum + pick(run), 0) / runs.length;
    const lost = mean((run) => run.lostCents);
    const rule = reserve.share === 0 ? "none" : `${reserve.share * 100} % for ${reserve.days} days`;
    const share = ((100 * lost) / mean((run) => run.soldCents)).toFixed(3);
    console.log(
      `${scene.name} | ${rule} | ${reais((1_000 * lost) / SALES)} | ${share} % | ${reais((1_000 * mean((run) => run.heldCentDays)) / LAST_DAY / SALES)}`,
    );
  }
