type Settings = {
  name: string;
  points: number;
  seconds: number;
  /** Whether it is counted across processes, in a shared store: for limits on money or sign-in. Otherwise each process counts its own. */
  shared?: boolean;
  /** Whose calls are counted together, as written in the table of limits. */
  per: string;
};

/** How many calls one key may make in how many seconds. Only `defineLimit` creates one, so that the table of limits lists them all. */
export type Limit = Readonly<Settings> & { readonly isDefined: unique symbol };

const defined: Limit[] = [];

/** Creates a limit and adds it to the table of limits. */
export function defineLimit(settings: Settings): Limit {
  defined.push(settings as Limit);
  return settings as Limit;
}

/** Defines a limit with the same settings, named `<name>-address` and counted by network: many accounts on one network count as one. */
export const byNetwork = (limit: Omit<Settings, "per">): Limit =>
  defineLimit({ ...limit, name: `${limit.name}-address`, per: "network" });

/** Every limit defined by the code imported so far. Throws when one name has two definitions. */
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
