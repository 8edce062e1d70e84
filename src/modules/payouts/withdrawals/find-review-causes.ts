import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { bankSetting } from "../settings.ts";
import { withdrawalSetting } from "./settings.ts";
import type { Withdrawal } from "./move-withdrawal.ts";
import { type ReviewCause, reviewCauses, type RiskSign } from "./rules/risk.ts";

type Row = Record<RiskSign | "first", boolean>;

/**
 * The reasons for a person to review this withdrawal before it is sent; empty when there are none. Call it before the
 * confirmation.
 */
export async function findReviewCauses(tx: Tx, withdrawal: Withdrawal): Promise<ReviewCause[]> {
  const { id, storeId, userId, amountCents, accountId } = withdrawal;
  const network = (withdrawal.requestedFrom as { network: string }).network;
  const rows = await readRows<Row>(
    tx,
    {
      credenciais_recentes: col.bool`exists (select 1 from credential_changes where user_id = ${userId} and at > now() - interval '7 days'
        and kind in ('senha', 'email', 'segundo_passo_desligado'))`,
      contestacoes: col.bool`(select coalesce(count(distinct d.id) * 100 > greatest((select count(*) from sales), 100), false) from disputes d
        join order_items i on i.order_id = d.order_id and i.store_id = ${storeId}
        where d.opened_at > now() - interval '60 days' and d.status <> 'encerrado')`,
      rede_nova: col.bool`(select u.created_at < now() - interval '7 days' and not exists (
          select 1 from sessions s where s.user_id = u.id and s.created_at < now() - interval '24 hours' and s.ip_address like ${`${network}%`})
        and not exists (select 1 from withdrawals w where w.user_id = u.id and w.status = 'pago' and w.asked_from->>'network' = ${network})
        from users u where u.id = ${userId})`,
      conta_recente: col.bool`coalesce((select not is_first and active_from > now() - interval '14 days' from bank_accounts where id = ${accountId}), false)`,
      vendas_repentinas: col.bool`(select coalesce(sum(paid_cents) filter (where paid_at > now() - interval '3 days'), 0) >
        greatest(500000, 5 * coalesce(sum(paid_cents) filter (where paid_at <= now() - interval '3 days'), 0)) from sales)`,
      saldo_inteiro: col.bool`coalesce((select available_cents <= ${amountCents} from wallets where store_id = ${storeId}), false)`,
      madrugada: col.bool`extract(hour from now() at time zone 'America/Sao_Paulo') between 0 and 5`,
      first: col.bool`not exists (select 1 from withdrawals where account_id = ${accountId} and status = 'pago' and id <> ${id})`,
    },
    (row) => sql`with sales as (
      select i.paid_cents, o.paid_at from order_items i join orders o on o.id = i.order_id
      where i.store_id = ${storeId} and o.paid_at > now() - interval '60 days' and i.paid_cents > 0)
    select ${row}`,
  );
  const { first, ...marks } = rows[0] ?? ({ first: true } as Row);
  const signs = (Object.keys(marks) as RiskSign[]).filter((sign) => marks[sign]);
  const { reviewScore, reviewOverCents } = await readSetting(tx, withdrawalSetting);
  const { firstWithdrawalCents } = await readSetting(tx, bankSetting);
  return reviewCauses(
    { signs, amountCents, isFirstToAccount: first },
    { reviewScore, reviewOverCents, firstToAccountCents: firstWithdrawalCents },
  );
}
