import { ask } from "../market.ts";
import type { Autoria } from "../contenders/autoria.ts";

type Rows = Pick<Autoria, "databaseUrl">;

/** A coupon of the platform's for everything, ten per cent, that half a thousand may use. */
export async function makeCoupon(autoria: Rows): Promise<string> {
  const code = `MEDIDA${Date.now() % 100_000}`;
  await ask(
    autoria,
    `insert into coupons (code, kind, percent_bps, all_products, starts_at, ends_at, max_uses, store_id)
      select '${code}', 'porcentagem', 1000, true, now() - interval '1 day', now() + interval '1 day', 1000,
        (select store_id from products where status = 'publicado' and price_cents > 0 order by id limit 1)`,
  );
  return code;
}

/** Makes so many people follow a store and ask for its e-mails, but for those who do already; then tells them all something. */
export async function tellFollowers(autoria: Rows, followers: number): Promise<string> {
  await ask(
    autoria,
    `insert into users (name, email, email_verified)
      select 'Pessoa ' || n, 'seguidora' || n || '@exemplo.com.br', true from generate_series(1, ${followers}) n on conflict do nothing`,
  );
  const [store] = await ask<{ id: number }>(autoria, "select id from stores where status = 'aprovada' order by id limit 1");
  await ask(
    autoria,
    `insert into stores_followed (user_id, store_id, letters_since)
      select id, ${store?.id ?? 0}, now() from users where email like 'seguidora%@exemplo.com.br' on conflict do nothing`,
  );
  const [news] = await ask<{ id: string }>(
    autoria,
    `insert into store_news (store_id, day, title, body)
      select ${store?.id ?? 0}, coalesce(max(day), current_date) + 1, 'Novidade', 'Chegou material novo.' from store_news
      where store_id = ${store?.id ?? 0} returning id`,
  );
  return news?.id ?? "";
}

/** Makes so many confirmed readers, and an edition that goes to them now. */
export async function sendEdition(autoria: Rows, readers: number): Promise<void> {
  await ask(
    autoria,
    `insert into subscribers (email, status, text_version, asked_from, confirmed_at, confirmed_from)
      select 'leitora' || n || '@exemplo.com.br', 'confirmado', '1', 'medida', now() - interval '1 day', 'medida' from generate_series(1, ${readers}) n
      on conflict do nothing`,
  );
  const form = { subject: "Carta", preview: "", body: "Olá.", buttonLabel: "", buttonPath: "", topics: [] };
  await ask(autoria, `insert into editions (status, form, send_at) values ('agendada', '${JSON.stringify(form)}'::jsonb, now())`);
}
