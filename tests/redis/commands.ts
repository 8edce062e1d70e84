export type Ran = null | number | string | Buffer | Error | Ran[];
type Kept = { value: Buffer | Map<string, number>; endsAt: number };
export type Store = Map<string, Kept>;

const INFO = "# Server\r\nredis_version:7.0.0\r\nrun_id:small\r\nloading:0\r\n";

/** Runs one command as Redis documents it; those that the market sends, and no others. */
export function runCommand(store: Store, name: string, args: Buffer[]): Ran {
  const run = COMMANDS[name];
  return run ? run(store, args.map(String), args) : new Error(`unknown command '${name}'`);
}

function live(store: Store, key: string): Kept | undefined {
  const kept = store.get(key);
  if (kept && kept.endsAt > Date.now()) return kept;
  store.delete(key);
  return undefined;
}

const numberOf = (kept: Kept | undefined): number => (kept?.value instanceof Buffer ? Number(kept.value.toString()) : 0);

function add(store: Store, key: string, by: number): number {
  const known = live(store, key);
  const sum = numberOf(known) + by;
  store.set(key, { value: Buffer.from(String(sum)), endsAt: known?.endsAt ?? Number.POSITIVE_INFINITY });
  return sum;
}

function sorted(store: Store, key: string): Map<string, number> {
  const known = live(store, key);
  if (known?.value instanceof Map) return known.value;
  const value = new Map<string, number>();
  store.set(key, { value, endsAt: Number.POSITIVE_INFINITY });
  return value;
}

function drop(store: Store, keys: string[]): number {
  return keys.filter((key) => live(store, key) && store.delete(key)).length;
}

const COMMANDS: Record<string, (store: Store, args: string[], bytes: Buffer[]) => Ran> = {
  ping: () => "PONG",
  info: () => INFO,
  client: () => "OK",
  select: () => "OK",
  time: () => [String(Math.floor(Date.now() / 1000)), String((Date.now() % 1000) * 1000)],
  get: (store, [key = ""]) => {
    const kept = live(store, key);
    return kept && !(kept.value instanceof Map) ? kept.value : null;
  },
  set: (store, [key = "", , ...options], bytes) => {
    const words = options.map((word) => word.toUpperCase());
    if (words.includes("NX") && live(store, key)) return null;
    const of = (unit: string, ms: number) => (words.includes(unit) ? Number(words[words.indexOf(unit) + 1]) * ms : undefined);
    const lasts = of("EX", 1000) ?? of("PX", 1) ?? Number.POSITIVE_INFINITY;
    store.set(key, { value: Buffer.from(bytes[1] ?? ""), endsAt: Date.now() + lasts });
    return "OK";
  },
  incr: (store, [key = ""]) => add(store, key, 1),
  decr: (store, [key = ""]) => add(store, key, -1),
  pttl: (store, [key = ""]) => {
    const kept = live(store, key);
    if (!kept) return -2;
    return kept.endsAt === Number.POSITIVE_INFINITY ? -1 : kept.endsAt - Date.now();
  },
  unlink: (store, keys) => drop(store, keys),
  zadd: (store, [key = "", score, member = ""]) => {
    const set = sorted(store, key);
    const isNew = !set.has(member);
    set.set(member, Number(score));
    return isNew ? 1 : 0;
  },
  zrem: (store, [key = "", ...members]) => members.filter((member) => sorted(store, key).delete(member)).length,
  zremrangebyscore: (store, [key = "", , most]) => {
    const set = sorted(store, key);
    return [...set].filter(([member, score]) => score <= Number(most) && set.delete(member)).length;
  },
  zrange: (store, [key = "", from, to]) => {
    const members = [...sorted(store, key)].toSorted((a, b) => a[1] - b[1]).map(([member]) => member);
    const end = Number(to);
    return members.slice(Number(from), end < 0 ? Math.max(0, members.length + end + 1) : end + 1);
  },
  pexpire: (store, [key = "", ms]) => {
    const kept = live(store, key);
    if (kept) kept.endsAt = Date.now() + Number(ms);
    return kept ? 1 : 0;
  },
};
