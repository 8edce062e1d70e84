import { type SQL, sql } from "drizzle-orm";

/** One column of a statement: the SQL that yields it and the kind of its values. */
export type Column<T> = { readonly kind: Kind<T>; readonly expression: SQL };

/** A column of whatever type. */
export type AnyColumn = { readonly kind: Omit<Facts, "name"> & { readonly kind: string }; readonly expression: SQL };

/** Turns a value that is not null into the kind's; throws when it is not of the kind. `path` names it in the error. */
export type Parse = (value: unknown, path: string) => unknown;

/** What a kind knows about the values it stands for. */
export type Facts = {
  name: string;
  isNullable: boolean;
  /** Whether a column of this PostgreSQL type (its oid) holds such values. */
  takes: (oid: number) => boolean;
  /** From the driver's value of a column; absent when the driver's is already right. */
  fromColumn?: Parse;
  /** From a value inside JSON, where only the value itself tells its type. */
  fromJson: Parse;
};

/**
 * The kind of a column's values. As a template tag, or called with an expression, it makes the column; inside `shape` and `list` it
 * describes a part of a JSON value.
 */
export interface Kind<T> extends Readonly<Omit<Facts, "name">> {
  (strings: TemplateStringsArray, ...values: unknown[]): Column<T>;
  (expression: SQL): Column<T>;
  readonly kind: string;
  readonly orNull: Kind<T | null>;
  /** Never called: it keeps a kind from standing for a wider or a narrower one. */
  readonly same?: (value: T) => T;
}

/** Any kind, as a part of another. */
export type Part = Pick<Facts, "isNullable" | "fromJson"> & { readonly same?: (value: never) => unknown };

/** The type of a kind's values. */
export type ValueOf<K extends Part> = ReturnType<NonNullable<K["same"]>>;

/** Makes a kind of what is known about it. */
export function kindOf<T>({ name, ...facts }: Facts): Kind<T> {
  const tag = (first: TemplateStringsArray | SQL, ...values: unknown[]): Column<T> => ({
    kind,
    expression: "raw" in first ? sql(first, ...values) : first,
  });
  let orNull: Kind<T | null> | undefined;
  const kind = Object.assign(tag, facts, { kind: name }) as Kind<T>;
  return Object.defineProperty(kind, "orNull", {
    get: () => (orNull ??= kindOf<T | null>({ ...facts, name: `${name} or null`, isNullable: true })),
  });
}
