import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import { beforeAll, expect, it } from "vitest";
import { createPost } from "#modules/content/posts/desk/create-post.ts";
import { postRoutes } from "#modules/content/posts/http.ts";
import { platformCouponRoutes } from "#modules/coupons/platform/export.ts";
import { coupons } from "#modules/coupons/tables.ts";
import { commissionRoutes } from "#modules/operations/commissions/export.ts";
import { applicationRoutes } from "#modules/operations/applications/export.ts";
import { editAttribute } from "#modules/operations/taxonomy/attributes/edit-attributes.ts";
import { editCategory } from "#modules/operations/taxonomy/categories/edit-categories.ts";
import { taxonomyRoutes } from "#modules/operations/taxonomy/export.ts";
import { authorApplications } from "#modules/stores/applications/tables.ts";
import { maskEmail } from "#kit/email.ts";
import { db } from "#platform/db.ts";
import { agree, createSellable } from "./agreed.ts";
import { cookieOf, createUser, type TestUser } from "./factories.ts";

const motivo = "Arrumação das prateleiras.";
let admin: TestUser;
let buyer: TestUser;
let applicant: TestUser;
let storeName: string;

beforeAll(async () => {
  admin = await createUser({ roles: ["admin"] });
  buyer = await createUser();
  const { store } = await createSellable();
  storeName = store.name;
  await agree({ kind: "loja", id: store.id }, 950);
  const made = await editCategory(admin.id, {
    categoryId: null,
    form: { name: "=SOMA(A1)", slug: "soma", lead: "", paper: "menta", parentId: null },
    motivo,
  });
  if (!made.ok) throw new Error(made.reason);
  await editAttribute(admin.id, {
    attributeId: null,
    form: {
      name: "Textura",
      kind: "uma",
      unit: "",
      lowest: null,
      highest: null,
      isFacet: true,
      options: [{ id: null, label: "Lisa" }],
      categoryIds: [made.value.categoryId],
    },
    motivo,
  });
  await createPost();
  await db.insert(coupons).values({
    code: "PLANILHA5",
    kind: "porcentagem",
    percentBps: 500,
    minimumCents: 2_000,
    budgetCents: 30_000,
    allProducts: true,
    status: "ativo",
    startsAt: new Date(Date.now() - 1_000),
    endsAt: new Date(Date.now() + 86_400_000),
  });
  applicant = await createUser();
  const sentAt = new Date();
  await db.insert(authorApplications).values({
    userId: applicant.id,
    status: "enviada",
    storeName: "Ateliê da Planilha",
    legalName: "Maria Alves Prado",
    firstSentAt: sentAt,
    sentAt,
    rounds: 1,
  });
});

type List = { routes: Pick<Hono, "request">; path: string; kind: string; line: () => string };
const LISTS: [string, List][] = [
  ["as comissões", { routes: commissionRoutes, path: "comissoes.csv", kind: "comissoes", line: () => `${storeName};Loja;;9,5;` }],
  [
    "as categorias",
    { routes: taxonomyRoutes, path: "categorias.csv", kind: "categorias", line: () => "'=SOMA(A1);;soma;Textura;0;0" },
  ],
  [
    "os atributos",
    {
      routes: taxonomyRoutes,
      path: "categorias/atributos.csv",
      kind: "atributos",
      line: () => "Textura;Uma opção;Lisa;;;;'=SOMA(A1);sim;0",
    },
  ],
  [
    "as solicitações",
    {
      routes: applicationRoutes,
      path: "solicitacoes.csv",
      kind: "solicitacoes",
      line: () => `Ateliê da Planilha;;Maria Alves Prado;${maskEmail(applicant.email)};Enviada;`,
    },
  ],
  [
    "os cupons da Autoria",
    {
      routes: platformCouponRoutes,
      path: "cupons.csv",
      kind: "cupons",
      line: () => "PLANILHA5;Ativo;5% de desconto;20;0;;0;0;0;300;",
    },
  ],
  ["os textos do blog", { routes: postRoutes, path: "blog.csv", kind: "textos", line: () => ";Rascunho;;;" }],
];

it.each(LISTS)(
  "%s go out in a spreadsheet only to administrators, once each time, and it stays in the audit log (INV-37)",
  async (_name, list) => {
    const ask = async (user: TestUser | null, query = "") =>
      list.routes.request(`/painel/admin/${list.path}${query}`, { headers: { cookie: user ? await cookieOf(user) : "" } });
    expect([(await ask(null)).status, (await ask(buyer)).status]).toEqual([404, 404]);
    const first = await ask(admin);
    expect(first.headers.get("content-type")).toContain("text/csv");
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    expect((await ask(admin)).status).toBe(429);
    expect(await first.text()).toContain(list.line());
    const nothing = await (await ask(admin, "?busca=xyzzyxyzzy")).text();
    expect(nothing.split("\r\n").filter(Boolean)).toHaveLength(1);
    const { rows } = await db.execute(sql`
    select action, detail->>'comBusca' as "comBusca" from admin_audit where target_kind = ${list.kind} order by id`);
    expect(rows).toEqual([false, true].map((comBusca) => ({ action: `baixar-${list.kind}`, comBusca: String(comBusca) })));
  },
);
