export type Ran = null | number | string | Buffer | Error | Ran[];
type Entry = { value: Buffer | Map<string, number>; endsAt: number };
export type Store = Map<string, Entry>;

const INFO = "# Server\r\nredis_version:7.0.0\r\nrun_id:small\r\nloading:0\r\n";

/** Runs one command as Redis documents it; those that the market sends, and no others. */
export function runCommand(store: Store, name: string, args: Buffer[]): Ran {
  const run = COMMANDS[name];
  return run ? run(store, args.map(String), args) : new Error(`unknown command '${name}'`);
}

function live(store: Store, key: string): Entry | undefined {
  const entry = store.get(key);
  if (entry && entry.endsAt > Date.now()) return entry;
  store.delete(key);
  return undefined;
}

const numberOf = (entry: Entry | undefined): number => (entry?.value instanceof Buffer ? Number(entry.value.toString()) : 0);

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
    const entry = live(store, key);
    return entry && !(entry.value instanceof Map) ? entry.value : null;
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
    const entry = live(store, key);
    if (!entry) return -2;
    return entry.endsAt === Number.POSITIVE_INFINITY ? -1 : entry.endsAt - Date.now();
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
    const entry = live(store, key);
    if (entry) entry.endsAt = Date.now() + Number(ms);
    return entry ? 1 : 0;
  },
};
