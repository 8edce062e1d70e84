import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { notify } from "../../notifications/notify.ts";
import { cardExpiringEmail } from "./email-kinds.ts";

type Row = {
  id: string;
  userId: string;
  name: string;
  email: string;
  brand: string;
  lastFour: string;
  expMonth: number;
  expYear: number;
};

const ROW = defineRow<Row>({
  id: col.text`c.id`,
  userId: col.text`u.id`,
  name: col.text`u.name`,
  email: col.text`u.email`,
  brand: col.text`c.brand`,
  lastFour: col.text`c.last_four`,
  expMonth: col.int`c.exp_month`,
  expYear: col.int`c.exp_year`,
});

/** E-mails the owners of saved cards that expire within thirty days, once for each card. */
export async function notifyExpiringCards(): Promise<void> {
  await transact(async (tx) => {
    const rows = await readRows(
      tx,
      ROW,
      sql`update cards c set expiry_told_at = now() from users u
      where u.id = c.user_id and c.id in (
        select id from cards
        where removed_at is null and expiry_told_at is null
          and (make_timestamptz(exp_year, exp_month, 1, 0, 0, 0, 'America/Sao_Paulo') + interval '1 month') - now()
            between interval '0' and interval '30 days'
        order by id limit 100 for update skip locked)
      returning ${ROW}`,
    );
    for (const { id, userId, email, ...payload } of rows) {
      const { brand, lastFour } = payload;
      await notify(
        tx,
        { userId, event: "cartao.vence", ref: id, facts: { brand, lastFour } },
        { kind: cardExpiringEmail, to: email, payload },
      );
    }
    return ok();
  });
}
