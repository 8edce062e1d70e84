import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { cookieOf, createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { salesRoutes } from "./http.ts";
import { listSales } from "./queries/list.ts";
import { SALES_FILE } from "./search.ts";

const LINES = 1_100;

describe("the sales spreadsheet", () => {
  let storeId: number;
  let owner: TestUser;

  beforeAll(async () => {
    owner = await createUser();
    storeId = (await createStore({ ownerId: owner.id })).id;
    const buyer = await createUser({ name: "=HYPERLINK Sobrenome", email: "inteira@exemplo.com.br" });
    const product = await createProduct(storeId, { title: "=SOMA(A1)", priceCents: 3_490 });
    const foreign = await createProduct((await createStore()).id, { title: "Material ALHEIO" });
    await createSoldOrder(buyer, [product, foreign]);
    await createSoldOrder(buyer, [product], null);
    await db.execute(sql`
      with placed as (
        insert into orders (user_id, buyer_name, buyer_email, buyer_document, status, subtotal_cents, total_cents, payment_method,
          request_key, terms_version, expires_at, paid_at)
        select ${buyer.id}, 'Ana', 'ana@exemplo.com.br', '52998224725', 'pago', 2000, 2000, 'cartao', gen_random_uuid(), '1', now(), now()
        from generate_series(1, ${LINES}) returning id, number)
      insert into order_items (order_id, product_id, version_id, store_id, title, license, price_cents, paid_cents, commission_bps, commission_cents)
      select id, ${product.id}, ${product.versionId}, ${storeId}, 'Material', 'pessoal', 1000 + number % 7, 1000 + number % 7, 1200, 120 from placed`);
  });

  const linesOf = async (query: string, person = owner) => {
    const answer = await salesRoutes.request(`${SALES_FILE}${query}`, { headers: { cookie: await cookieOf(person) } });
    expect(answer.status).toBe(200);
    return (await answer.text()).trim().split("\r\n");
  };

  it.each(["", "?ordem=-data", "?ordem=valor", "?ordem=-valor", "?ordem=liquido", "?ordem=-liquido"])(
    "brings each row of the view %s once, in the screen's order, with the screen's sums",
    async (query) => {
      const [head, ...rest] = await linesOf(query);
      const [total, lines] = [rest.at(-1) ?? "", rest.slice(0, -1)];
      const ordem = new URLSearchParams(query).get("ordem") ?? undefined;
      const page = await listSales(storeId, { ordem, por: 100, pagina: 11 });
      const numbers = lines.map((line) => Number(line.split(";")[2]));
      expect(new Set(numbers).size).toBe(LINES + 1);
      expect(numbers.slice(1_000, 1_100)).toEqual(page.rows.map((row) => row.number));
      const reais = (cents: number) => String(cents / 100).replace(".", ",");
      const { paidCents, commissionCents, interestCents } = page.totals;
      const sums = [paidCents, -commissionCents, 0, paidCents - commissionCents - interestCents, 0].map(reais).join(";");
      expect(total).toBe(`Total;;;;;;;;;${sums};;`);
      expect(total.split(";")).toHaveLength(head?.split(";").length ?? 0);
    },
  );

  it("takes nothing of another store, nor whole names or e-mails, nor anything that becomes a formula (INV-35)", async () => {
    const text = (await linesOf("?situacao=todas")).join("\n");
    expect(text).not.toMatch(/ALHEIO|Sobrenome|inteira@/);
    expect(text).toContain(";'=SOMA(A1);Pago;");
    expect(text).toContain(";'=HYPERLINK;");
    expect(text).toContain("Total do que foi pago;");
  });

  it("follows the filters of the address", async () => {
    expect(await linesOf("?meio=gratis")).toHaveLength(2);
    expect(await linesOf("?situacao=aguardando")).toHaveLength(3);
  });

  it("does not exist without a store, and leads visitors to sign-in", async () => {
    const stranger = await salesRoutes.request(SALES_FILE, { headers: { cookie: await cookieOf(await createUser()) } });
    expect(stranger.status).toBe(404);
    expect((await salesRoutes.request(SALES_FILE)).status).toBe(302);
  });
});
