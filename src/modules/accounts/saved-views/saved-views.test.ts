import { describe, expect, it } from "vitest";
import { createUser } from "../../../../tests/factories.ts";
import { warmPool } from "../../../../tests/shopper.ts";
import { listSavedViews } from "./queries.ts";
import { removeView } from "./remove-view.ts";
import { saveView } from "./save-view.ts";
import { MOST_VIEWS, saveViewInput } from "./schema.ts";

const view = (name: string, query = "situacao=pausado") => ({ list: "materiais", name, query });

describe("saved views", () => {
  it("each person and each list have their own, and the same name stores the new view", async () => {
    const [ana, bia] = [await createUser(), await createUser()];
    const first = await saveView(ana.id, view("Paradas"));
    expect(await saveView(ana.id, view("Paradas", "ordem=vendas"))).toEqual(first);
    expect(await listSavedViews(ana.id, "materiais")).toMatchObject([{ name: "Paradas", query: "ordem=vendas" }]);
    expect(await listSavedViews(ana.id, "vendas")).toEqual([]);
    expect(await listSavedViews(bia.id, "materiais")).toEqual([]);
  });

  it("nobody removes another person's view", async () => {
    const [ana, bia] = [await createUser(), await createUser()];
    const saved = await saveView(ana.id, view("Minha"));
    const id = saved.ok ? saved.value : "";
    await removeView(bia.id, id);
    expect(await listSavedViews(ana.id, "materiais")).toHaveLength(1);
    await removeView(ana.id, id);
    await removeView(ana.id, id);
    expect(await listSavedViews(ana.id, "materiais")).toEqual([]);
  });

  it("only twenty enter at once; an existing one can still change", async () => {
    const { id } = await createUser();
    await warmPool();
    const names = Array.from({ length: MOST_VIEWS + 4 }, (_, n) => `Visão ${n}`);
    const answers = await Promise.all(names.map((name) => saveView(id, view(name))));
    expect(answers.filter((answer) => !answer.ok)).toHaveLength(4);
    const stored = await listSavedViews(id, "materiais");
    expect(stored).toHaveLength(MOST_VIEWS);
    expect(await saveView(id, view(stored[0]?.name ?? "", "ordem=preco"))).toMatchObject({ ok: true });
  });
});

describe("what is accepted as a view", () => {
  const read = (query: string, name = "Uma") => saveViewInput.safeParse(view(name, query));

  it("stores only parameters, never an address", () => {
    expect(read("//mau.example/?a=1").data?.query).toBe("%2F%2Fmau.example%2F%3Fa=1");
    expect(read("?busca=a%20b&categoria=3").data?.query).toBe("busca=a+b&categoria=3");
  });

  it("refuses an empty name, a long name and too many filters", () => {
    expect(read("", "   ").success).toBe(false);
    expect(read("", "n".repeat(41)).success).toBe(false);
    expect(read("a".repeat(601)).success).toBe(false);
    expect(read("é".repeat(300)).success).toBe(false);
  });
});
