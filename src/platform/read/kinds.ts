import pg from "pg";
import { type Kind, kindOf, type Parse, type Part, type ValueOf } from "./kind.ts";

const types = pg.types.builtins;
const TEXTS = [types.TEXT, types.VARCHAR, types.BPCHAR, types.CHAR, types.UUID, 19];
const INTEGERS = [types.INT2, types.INT4, types.INT8];
const NUMBERS = [...INTEGERS, types.FLOAT4, types.FLOAT8];
const JSONS = [types.JSON, types.JSONB];
/**
 * The oids of arrays that the driver converts to JavaScript arrays of texts, integers or booleans: text, varchar, uuid, name; int2, int4,
 * int8; bool.
 */
const ARRAYS = { text: [1009, 1015, 2951, 1003], int: [1005, 1007, 1016], bool: [1000] };

function wrong(kind: string, value: unknown, path: string): never {
  throw new Error(`readRows: ${path} is ${value === undefined ? "missing" : JSON.stringify(value).slice(0, 80)}, not ${kind}`);
}

function scalar<T>(name: string, oids: readonly number[], isOne: (value: unknown) => boolean, fromColumn?: Parse): Kind<T> {
  const fromJson: Parse = (value, path) => (isOne(value) ? value : wrong(name, value, path));
  return kindOf<T>({ name, isNullable: false, takes: (oid) => oids.includes(oid), fromColumn, fromJson });
}

const isText = (value: unknown): boolean => typeof value === "string";

/** A sum of integers is `numeric` in PostgreSQL, and the driver returns it as text. */
const integer: Parse = (value, path) => (Number.isSafeInteger(Number(value)) ? Number(value) : wrong("int", value, path));

/** Text, and types read as text: a uuid, a name. */
export const text = scalar<string>("text", TEXTS, isText);
/** An integer: a count, an id, centavos. */
export const int = scalar<number>("int", [...INTEGERS, types.NUMERIC], Number.isSafeInteger, integer);
/** A number that may have a fraction. */
export const real = scalar<number>("real", [...NUMBERS, types.NUMERIC], (value) => typeof value === "number", Number);
export const bool = scalar<boolean>("bool", [types.BOOL], (value) => typeof value === "boolean");
/** A date without a time, as "2026-01-31". */
export const day = scalar<string>("day", [types.DATE], isText);
/** An instant, as a Date. */
export const time = kindOf<Date>({
  name: "time",
  isNullable: false,
  takes: (oid) => oid === types.TIMESTAMPTZ,
  fromColumn: (value) => new Date(value as string),
  fromJson: (value, path) => (isText(value) ? new Date(value as string) : wrong("time", value, path)),
});
/** An instant as PostgreSQL writes it, to the microsecond. */
export const timestamp = scalar<string>("timestamp", [types.TIMESTAMPTZ], isText);
/** JSON of any shape: it is `unknown` until the caller checks it. */
export const json = kindOf<unknown>({
  name: "json",
  isNullable: false,
  takes: (oid) => JSONS.includes(oid),
  fromJson: (value) => value,
});

/**
 * A JSON document that this system wrote after a schema accepted it, with the type its `jsonb` column declares. It is trusted, so a long
 * document is not validated at each read.
 */
export const stored = <T extends object>(): Kind<T> =>
  kindOf<T>({ name: "stored", isNullable: false, takes: (oid) => JSONS.includes(oid), fromJson: (value) => value });

/** One of the given values. */
export function oneOf<const T extends string | number>(words: readonly T[]): Kind<T> {
  const name = `one of ${words.join(", ")}`;
  const known = new Set<unknown>(words);
  const parse: Parse = (value, path) => (known.has(value) ? value : wrong(name, value, path));
  const oids = typeof words[0] === "number" ? INTEGERS : TEXTS;
  return kindOf<T>({ name, isNullable: false, takes: (oid) => oids.includes(oid), fromColumn: parse, fromJson: parse });
}

/** A JSON value read by a schema; throws what the schema throws. */
export function checked<T>(schema: { parse: (value: unknown) => T }): Kind<T> {
  const parse: Parse = (value) => schema.parse(value);
  return kindOf<T>({ name: "checked", isNullable: false, takes: () => true, fromColumn: parse, fromJson: parse });
}

const valueOf = (kind: Part, value: unknown, path: string): unknown =>
  value !== null ? kind.fromJson(value, path) : kind.isNullable ? null : wrong("a value", null, path);

type Shape = Record<string, Part>;
type ShapeOf<S extends Shape> = { [K in keyof S]: ValueOf<S[K]> };

/** A JSON object with these keys; any others are left unchanged. */
export function shape<S extends Shape>(parts: S): Kind<{ [K in keyof ShapeOf<S>]: ShapeOf<S>[K] }> {
  const entries = Object.entries(parts);
  const parse: Parse = (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong("an object", value, path);
    const object = value as Record<string, unknown>;
    for (const [name, kind] of entries) {
      const before = object[name];
      const after = valueOf(kind, before, `${path}.${name}`);
      if (after !== before) object[name] = after;
    }
    return object;
  };
  return kindOf({ name: "shape", isNullable: false, takes: (oid) => JSONS.includes(oid), fromColumn: parse, fromJson: parse });
}

/** An array, from PostgreSQL or in JSON. */
export function list<T>(of: Kind<T>): Kind<T[]> {
  const oids = [...JSONS, ...(of.takes(types.TEXT) ? ARRAYS.text : []), ...(of.takes(types.INT4) ? ARRAYS.int : [])];
  if (of.takes(types.BOOL)) oids.push(...ARRAYS.bool);
  // The driver returns the members of a bigint[] as texts.
  const fromColumn = eachOf({ isNullable: of.isNullable, fromJson: of.fromColumn ?? of.fromJson });
  return kindOf({
    name: `list of ${of.kind}`,
    isNullable: false,
    takes: (oid) => oids.includes(oid),
    fromColumn,
    fromJson: eachOf(of),
  });
}

const eachOf =
  (of: Part): Parse =>
  (value, path) => {
    if (!Array.isArray(value)) return wrong("a list", value, path);
    for (const [index, before] of value.entries()) {
      const after = valueOf(of, before, `${path}[${index}]`);
      if (after !== before) value[index] = after;
    }
    return value;
  };
