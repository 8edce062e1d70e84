import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ADMIN_AREAS, ADMIN_ROLES, type AdminArea, may, rolesThatMay } from "#kit/admin-roles.ts";
import { env } from "#platform/env.ts";
import { rawRoutes } from "../src/raw-routes.ts";
import { ADMIN_VERBS } from "./admin-areas.ts";
import { ADMIN_ADDRESSES } from "./admin-verbs.ts";
import { cookieOf, createUser } from "./factories.ts";

const SRC = join(import.meta.dirname, "../src");
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), "utf8") }));
const areaOf = (name: string) => ADMIN_VERBS.find((verb) => verb.name === name)?.area;

/** Verbs that move money, or change what money moves: whose they are is said here again, by hand. */
const MONEY: Record<string, readonly string[]> = {
  refundOrder: ["admin", "financeiro"],
  decideRefundFn: ["admin", "financeiro"],
  settleByHandFn: ["admin", "financeiro"],
  decideWithdrawalFn: ["admin", "financeiro"],
  recordDisputeFn: ["admin", "financeiro"],
  openDefence: ["admin", "financeiro"],
  settleFindingFn: ["admin", "financeiro"],
  turnSwitchFn: ["admin", "financeiro"],
  createPlatformCouponFn: ["admin", "financeiro"],
  movePlatformCouponFn: ["admin", "financeiro"],
  movePlatformCouponsFn: ["admin", "financeiro"],
  agreeCommission: ["admin"],
  endCommission: ["admin"],
  changeSettingsFn: ["admin"],
  changeBrandFn: ["admin"],
  resetBrandFn: ["admin"],
  addToTeamFn: ["admin"],
  changeRolesFn: ["admin"],
  confirmActFn: ["admin"],
  refuseActFn: ["admin"],
  // Takes a product back from who bought it by a legal reason; the money follows by its own job.
  withdrawProductFn: ["admin", "moderacao"],
};

/** The area of each address answered without the pages. */
const ADDRESSES: Record<string, AdminArea> = {
  "GET /painel/admin/blog.csv": "blog",
  "POST /uploads/blog/imagem": "blog",
  "POST /painel/admin/emails/previa": "emailTexts",
  "GET /painel/admin/cupons.csv": "coupons",
  "GET /painel/admin/analytics/dias.csv": "overview",
  "GET /painel/admin/analytics/competencia.csv": "books",
  "GET /painel/admin/analytics/caixa.csv": "books",
  "GET /eventos/feira": "overview",
  "GET /painel/admin/usuarios.csv": "people",
  "GET /painel/admin/produtos.csv": "products",
  "GET /painel/admin/produtos/paginas/:fileId/:page": "products",
  "GET /painel/admin/comentarios.csv": "moderation",
  "GET /painel/admin/comissoes.csv": "commissions",
  "GET /painel/admin/solicitacoes.csv": "applications",
  "GET /painel/admin/categorias.csv": "categories",
  "GET /painel/admin/categorias/atributos.csv": "categories",
  "GET /painel/admin/pedidos.csv": "orders",
};

describe("the doors of the administration", () => {
  it("are each of an area there is, and every area has one", () => {
    expect(ADMIN_VERBS.filter(({ area }) => !ADMIN_AREAS.includes(area))).toEqual([]);
    expect(ADMIN_AREAS.filter((area) => !ADMIN_VERBS.some((verb) => verb.area === area))).toEqual([]);
  });

  it("that move money are of whom this table says", () => {
    for (const [name, roles] of Object.entries(MONEY)) {
      const area = areaOf(name);
      expect(area && rolesThatMay("act", area), name).toEqual(roles);
    }
  });

  it.each(ADMIN_ROLES)("leave %s no more than its areas", (role) => {
    const reached = new Set(ADMIN_VERBS.filter(({ area, right }) => may([role], right, area)).map(({ area }) => area));
    for (const area of ADMIN_AREAS) expect(reached.has(area), area).toBe(rolesThatMay("read", area).includes(role));
  });

  it("and every other place ask one rule: nothing but the door and the rule reads whether somebody administers", () => {
    const asking = sources
      .filter(({ text }) => /\b[vV]iewer\??\.isAdmin\b|findViewer\([^)]*\)\)\??\.isAdmin/.test(text))
      .map(({ file }) => file);
    expect(asking.toSorted()).toEqual(["platform/door.ts", "platform/session.ts"]);
  });
});

describe("addresses of the administration answered without the pages", () => {
  const cookies: Record<string, string> = {};

  beforeAll(async () => {
    for (const role of ADMIN_ROLES) cookies[role] = await cookieOf(await createUser({ roles: [role] }));
  });

  it("are each of an area", () => {
    expect(Object.keys(ADDRESSES).toSorted()).toEqual(Object.keys(ADMIN_ADDRESSES).toSorted());
  });

  /** The picture of a page that does not exist answers everybody the same; its rule is that of its list. */
  const KNOWN = Object.entries(ADDRESSES).filter(([route]) => !route.includes(":fileId"));

  it.each(KNOWN)(
    "%s answers only whose roles reach it",
    async (route, area) => {
      const [method = "GET", path = ""] = route.split(" ");
      for (const role of ADMIN_ROLES) {
        const answer = await rawRoutes.request(path, {
          method,
          headers: { origin: new URL(env.publicUrl).origin, "sec-fetch-site": "same-origin", cookie: cookies[role] ?? "" },
          ...(method === "POST"
            ? {
                body: new URLSearchParams({
                  key: "conta.codigo",
                  subject: "x",
                  preview: "x",
                  title: "x",
                  body: "x",
                  button: "x",
                }),
              }
            : {}),
        });
        await answer.body?.cancel();
        const right = path.startsWith("/uploads") ? "act" : "read";
        expect(answer.status === 404, `${role}: ${answer.status}`).toBe(!may([role], right, area));
      }
    },
    120_000,
  );
});
