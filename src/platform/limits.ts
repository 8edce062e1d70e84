type Settings = {
  name: string;
  points: number;
  seconds: number;
  /** Counted across processes, in the database: where money or sign-in is at stake. Else by each process. */
  shared?: boolean;
  /** Whose calls are counted together, in the words of the table of limits. */
  per: string;
};

/** How many calls a key may make in how many seconds. Only `defineLimit` makes one, so that the table of limits has them all. */
export type Limit = Readonly<Settings> & { readonly isDefined: unique symbol };

const defined: Limit[] = [];

/** Makes a limit and writes it in the table. */
export function defineLimit(settings: Settings): Limit {
  defined.push(settings as Limit);
  return settings as Limit;
}

/** The same limit, counted by network: many accounts of one network count as one. */
export const byNetwork = (limit: Omit<Settings, "per">): Limit =>
  defineLimit({ ...limit, name: `${limit.name}-address`, per: "network" });

/** Every limit the code imported so far defines. A name means one limit everywhere: throws when it means two. */
export function definedLimits(): Limit[] {
  const limits = new Map<string, Limit>();
  for (const limit of defined) {
    const known = limits.get(limit.name);
    const isSame = !known || (["points", "seconds", "shared", "per"] as const).every((key) => known[key] === limit[key]);
    if (!isSame) throw new Error(`two limits are called ${limit.name}`);
    limits.set(limit.name, limit);
  }
  return [...limits.values()];
}
