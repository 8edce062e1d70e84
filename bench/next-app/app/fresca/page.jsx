import pg from "pg";
import { Card, filler } from "../card.jsx";

export const dynamic = "force-dynamic";
const CARDS = 24;
const perCard = Math.max(0, Number(process.env.BENCH_HTML_BYTES.split(",").at(-1)) / CARDS / 2 - 700);
const fillers = Array.from({ length: CARDS }, (_, i) => filler(i, perCard));
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 12 });
const money = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

export default async function Page({ searchParams }) {
  const { preco_max: limit } = await searchParams;
  const limitCents = Math.round(Number(limit) * 100);
  const [products, total, categories] = await Promise.all([
    pool.query(
      `select p.slug, p.title, p.price_cents, s.name as store from products p join stores s on s.id = p.store_id
       where p.status = 'publicado' and p.price_cents <= $1 order by p.published_at desc, p.id desc limit ${CARDS}`,
      [limitCents],
    ),
    pool.query("select count(*) from products where status = 'publicado' and price_cents <= $1", [limitCents]),
    pool.query(
      `select c.name, count(*) from products p join categories c on c.id = p.category_id
       where p.status = 'publicado' and p.price_cents <= $1 group by c.name order by c.name`,
      [limitCents],
    ),
  ]);
  return (
    <main>
      <p>{total.rows[0].count} materiais</p>
      <ul>
        {categories.rows.map(({ name, count }) => (
          <li key={name}>
            {name} ({count})
          </li>
        ))}
      </ul>
      <ul>
        {products.rows.map(({ slug, title, price_cents: cents, store }, i) => (
          <Card key={slug} slug={slug} title={title} store={store} price={money.format(cents / 100)} filler={fillers[i]} />
        ))}
      </ul>
    </main>
  );
}
