import { type SQL, sql } from "drizzle-orm";

/** One column of a statement: the SQL that yields it and the kind of its values. */
export type Column<T> = { readonly kind: Kind<T>; readonly expression: SQL };

/** A column of any type. */
export type AnyColumn = { readonly kind: Omit<Facts, "name"> & { readonly kind: string }; readonly expression: SQL };

/** Converts a non-null value to the kind's type; throws when it is not of the kind. `path` names it in the error. */
export type Parse = (value: unknown, path: string) => unknown;

/** What a kind knows about its values. */
export type Facts = {
  name: string;
  isNullable: boolean;
  /** Whether a column of this PostgreSQL type (its oid) has such values. */
  takes: (oid: number) => boolean;
  /** Converts the driver's value of a column; absent when the driver's is already right. */
  fromColumn?: Parse;
  /** Converts a value inside JSON, where only the value itself shows its type. */
  fromJson: Parse;
};

/**
 * The kind of a column's values. As a template tag, or called with an expression, it creates the column; inside `shape` and `list` it
 * describes a part of a JSON value.
 */
export interface Kind<T> extends Readonly<Omit<Facts, "name">> {
  (strings: TemplateStringsArray, ...values: unknown[]): Column<T>;
  (expression: SQL): Column<T>;
  readonly kind: string;
  readonly orNull: Kind<T | null>;
  /** Never called: it prevents a kind from being assigned to a wider or narrower one. */
  readonly same?: (value: T) => T;
}

/** Any kind, as a part of another. */
export type Part = Pick<Facts, "isNullable" | "fromJson"> & { readonly same?: (value: never) => unknown };

/** The type of a kind's values. */
export type ValueOf<K extends Part> = ReturnType<NonNullable<K["same"]>>;

/** Creates a kind. */
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
