import { describe, expect, it } from "vitest";
import { env } from "#platform/env.ts";
import { createCoupon } from "../../../tests/coupons.ts";
import { createProduct, createStore } from "../../../tests/factories.ts";
import { CART_COOKIE } from "./cart-cookie.ts";
import { findCartId } from "./find-cart.ts";
import { cartRoutes } from "./http.ts";
import { getCart, summariseCart } from "./queries.ts";

const store = await createStore();
const product = await createProduct(store.id);

const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  cartRoutes.request("/carrinho", { method: "POST", body: new URLSearchParams(fields), headers });

it("the cart's own address leads to the purchase, where the cart is seen and changed, with the names of the campaign", async () => {
  const from = async (address: string) => {
    const answer = await cartRoutes.request(address);
    return [answer.status, answer.headers.get("location")];
  };
  expect(await from("/carrinho")).toEqual([302, "/finalizar-compra"]);
  expect(await from("/carrinho?utm_source=carta")).toEqual([302, "/finalizar-compra?utm_source=carta"]);
});

describe("the page's buttons before its scripts", () => {
  it("buying adds to this browser's cart and goes on to checkout", async () => {
    const answer = await press({ productId: String(product.id), ir: "pagar" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/finalizar-compra"]);
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(new RegExp(`^${CART_COOKIE}=[\\w-]{43};.*HttpOnly.*SameSite=Lax`));
    expect((await summariseCart(await findCartId(cookie.split(";")[0] ?? "", null))).productIds).toEqual([product.id]);
  });

  it("adding returns to the page it came from, only if that page is ours", async () => {
    const fields = { productId: String(product.id), ir: "voltar" };
    const from = async (referer: string) => (await press(fields, { referer })).headers.get("location");
    expect(await from(`${env.publicUrl}/produto/material?x=1`)).toBe("/produto/material?x=1");
    expect(await from("https://outro.example/produto/material")).toBe("/finalizar-compra");
    expect(await from(`${env.publicUrl}//outro.example`)).toBe("/finalizar-compra");
    expect(await from("")).toBe("/finalizar-compra");
  });

  it("the page's coupon comes along with the product, and an invalid one does not keep it from coming", async () => {
    const { code } = await createCoupon(store.id);
    const fields = { productId: String(product.id), ir: "voltar" };
    const cartAfter = async (cupom: string) => {
      const cookie = (await press({ ...fields, cupom })).headers.get("set-cookie") ?? "";
      return getCart(await findCartId(cookie.split(";")[0] ?? "", null), null, []);
    };
    expect((await cartAfter(code)).coupons).toMatchObject([{ code, state: "aplicado" }]);
    expect(await cartAfter("NUNCA99")).toMatchObject({ coupons: [], count: 1 });
  });

  it.each([
    [{ productId: "1", ir: "pagar", cupom: "<b>" }, 422],
    [{ productId: "1", ir: "pagar", preco: "1" }, 422],
    [{ productId: "1e3", ir: "pagar" }, 422],
    [{ productId: "-1", ir: "pagar" }, 422],
    [{ productId: "1", ir: "https://outro.example" }, 422],
    [{ productId: "999999999", ir: "pagar" }, 409],
  ])("refuses %o with %i, without opening a cart", async (fields, status) => {
    const answer = await press(fields);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});
