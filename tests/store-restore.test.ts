import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeArchive, openMarket } from "./store-archive.ts";

const OWNER = "dona@exemplo.com.br";
let folder: string;
let zip: string;
let form: Awaited<ReturnType<typeof makeArchive>>["form"];
let market: Awaited<ReturnType<typeof openMarket>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "autoria-outra-"));
  const made = await makeArchive(folder);
  ({ zip, form } = made);
  market = await openMarket(folder, made.categorySlug);
}, 180_000);

afterAll(async () => {
  await market?.close();
  await rm(folder, { recursive: true, force: true });
});

describe("a store that goes to another market", () => {
  it("comes with its look, policies, products as drafts, files to be looked at and coupons, and nothing of money or of who bought", async () => {
    const first = await market.restore(zip, "--owner", OWNER, "--approved");
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toContain("A loja Ateliê Frações foi montada, aprovada.");

    const [store] = await market.ask<
      Record<string, unknown>
    >(`select s.id, s.slug, s.name, s.author_name, s.tagline, s.links, s.status, s.review_thanks,
        s.portrait_key is not null as portrait, u.email, (select p.words->>'suporte' from store_policies p where p.store_id = s.id) as suporte,
        f.sections from stores s join users u on u.id = s.owner_id join store_faces f on f.store_id = s.id`);
    const products = await market.ask<{ id: string; status: string; draft: Record<string, unknown> }>(
      "select id, status, draft from products order by id",
    );
    const [feira, bundle] = products;
    expect(store).toMatchObject({
      name: "Ateliê Frações",
      author_name: "Ana Prado",
      tagline: "Matemática que se come",
      links: ["https://exemplo.com.br/ana"],
      status: "aprovada",
      review_thanks: "Que bom que gostou!",
      portrait: true,
      email: OWNER,
      suporte: "Respondo em dois dias.",
      sections: [{ kind: "destaques", title: "Comece por aqui", productIds: [Number(feira?.id)] }],
    });
    expect(products.map(({ status, draft }) => [status, draft.title, draft.priceCents])).toEqual([
      ["rascunho", "Frações na feira", 3_490],
      ["rascunho", "Pacote da feira", 9_000],
    ]);
    expect(Number(feira?.id)).toBeGreaterThan(900);
    expect(feira?.draft).toMatchObject({ thirdParties: "Fonte Lora, de licença OFL." });
    expect(feira?.draft).toMatchObject({ categoryId: 333, description: form.description, tags: ["matemática"] });
    expect(feira?.draft.coverImageId).toEqual(expect.any(String));
    expect(feira?.draft.pictures).toEqual([{ imageId: expect.any(String), alt: "A feira montada" }]);
    expect(bundle?.draft).toMatchObject({ categoryId: null, attributes: [{ attributeId: 7, optionIds: [8] }] });
    expect(first.output).toContain('o que entra em "Pacote da feira": publique antes os materiais dele e rode de novo');

    const files = await market.ask<{ id: string; name: string; status: string; size_bytes: string }>(
      "select id, name, status, size_bytes, licenses from product_files",
    );
    expect(files).toEqual([expect.objectContaining({ name: "fracoes.pdf", status: "quarentena", licenses: ["pessoal"] })]);
    expect(first.output).toContain('o carimbo com o nome de quem compra em "fracoes.pdf", de "Frações na feira": ligue de novo');
    expect(existsSync(join(folder, "files", "quarantine", files[0]?.id ?? ""))).toBe(true);
    expect(await market.ask("select code, percent_bps, max_uses, used, all_products, status from coupons order by code")).toEqual(
      [
        { code: "ESPERA", percent_bps: 2_000, max_uses: null, used: 0, all_products: true, status: "pausado" },
        { code: "FEIRA15", percent_bps: 1_500, max_uses: 30, used: 0, all_products: false, status: "ativo" },
      ],
    );
    for (const table of ["orders", "entitlements", "ledger_journals", "reviews", "wallets", "coupon_uses"])
      expect([table, await market.ask(`select 1 from ${table}`)]).toEqual([table, []]);
    expect(await market.ask("select email from users")).toEqual([{ email: OWNER }]);
  }, 240_000);

  it("comes once, however often it is restored, and what its author changed since is left alone", async () => {
    await market.client.query(
      `update products set revision = 2, draft = jsonb_set(draft, '{title}', '"Outro nome"') where draft->>'title' = 'Pacote da feira'`,
    );
    await market.client.query("delete from product_files");
    const again = await market.restore(zip, "--owner", OWNER);
    expect(again).toMatchObject({ code: 0 });
    expect(again.output).toContain("já estava montada, aprovada");
    expect(again.output).toContain('"Pacote da feira": já foi salvo ou publicado aqui e ficou como está');
    expect(again.output).toContain("0 materiais como rascunho, 1 arquivo para conferir e 0 cupons");
    expect(await market.ask("select draft->>'title' as title from products order by id")).toEqual([
      { title: "Frações na feira" },
      { title: "Outro nome" },
    ]);
    expect(await market.ask("select 1 from product_files")).toHaveLength(1);
    expect(await market.ask("select 1 from images")).toHaveLength(3);
    expect(await market.ask("select 1 from products where jsonb_array_length(draft -> 'pictures') = 1")).toHaveLength(1);
  }, 240_000);

  it("is refused to who has another store, to a name of somebody else's and without an owner", async () => {
    const taken = await market.restore(zip, "--owner", "outra@exemplo.com.br");
    expect(taken.code).toBe(1);
    expect(taken.output).toContain("Outra loja daqui já usa este nome");
    await market.client.query(`insert into stores (owner_id, slug, name, author_name, legal_name, document)
      select id, 'outra', 'Outra loja', 'Outra', 'Outra', '52998224725' from users where email = 'outra@exemplo.com.br'`);
    const owner = await market.restore(zip, "--owner", "outra@exemplo.com.br");
    expect(owner.output).toContain("Esta pessoa já tem outra loja aqui");
    expect((await market.restore(zip)).output).toContain("Uso:");
  }, 240_000);

  it("is not approved past an application of its owner that nobody decided", async () => {
    const owner = "pede@exemplo.com.br";
    await market.client.query("update stores set name = 'Outro nome', author_name = 'Outra pessoa' where status = 'aprovada'");
    expect((await market.restore(zip, "--owner", owner)).output).toContain("foi montada, em rascunho");
    await market.client.query(
      `insert into author_applications (user_id, status, sent_at) select id, 'enviada', now() from users where email = '${owner}'`,
    );
    const refused = await market.restore(zip, "--owner", owner, "--approved");
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain("tem um pedido para vender aqui que ainda não foi decidido");
    const mine = `from stores s join users u on u.id = s.owner_id where u.email = '${owner}'`;
    expect(await market.ask(`select s.status ${mine}`)).toEqual([{ status: "rascunho" }]);
  }, 240_000);
});
