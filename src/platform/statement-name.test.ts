import { expect, it } from "vitest";
import { statementName } from "./statement-name.ts";

it.each([
  ['select "id", "email" from "users" where "email" = $1', "select users"],
  ["insert into outbox_emails (kind) values ('maria@example.com')", "insert outbox_emails"],
  ['update "orders" set "status" = $1', "update orders"],
  ["delete from only pgboss.job where id = $1", "delete job"],
  ["-- moves it\n  with due as (select 1 from payment_attempts) select 1", "with payment_attempts"],
  ["begin", "begin"],
  ["select pg_notify($1, 'maria@example.com')", "select"],
  ["", "statement"],
])("%s is %s: never a value", (text, name) => {
  expect(statementName(text)).toBe(name);
});
