import { describe, expect, it } from "vitest";
import { happeningWords } from "./happening-words.ts";
import { rankTasks, type Task, TASK_KINDS, taskWords } from "./tasks.ts";
import { figuresOf, reachedBy, windowsOf } from "./windows.ts";

const TODAY = "2026-03-01";

describe("the periods of the overview", () => {
  it("end today, and those before end on the eve of the start", () => {
    expect(windowsOf(TODAY)).toEqual([
      { name: "hoje", days: { from: TODAY, to: TODAY }, former: { from: "2026-02-28", to: "2026-02-28" } },
      { name: "7", days: { from: "2026-02-23", to: TODAY }, former: { from: "2026-02-16", to: "2026-02-22" } },
      { name: "30", days: { from: "2026-01-31", to: TODAY }, former: { from: "2026-01-01", to: "2026-01-30" } },
    ]);
    expect(reachedBy(windowsOf(TODAY))).toEqual({ from: "2026-01-01", to: TODAY });
  });

  it("each day counts once in each period, and without counted visits there is no reach", () => {
    const day = (key: string) => ({ day: key, sales: 1, netCents: 100, downloads: 2, visitors: 10, orders: 1 });
    const days = ["2026-01-30", "2026-01-31", "2026-02-22", "2026-02-23", "2026-02-28", TODAY].map(day);
    const totals = (since: string | null) =>
      figuresOf(windowsOf(TODAY), { sales: days, downloads: days, reach: days, since }).map(({ name, now, before }) => [
        name,
        [now.sales, now.netCents, now.downloads, now.reach?.visitors ?? null],
        [before.sales, before.netCents, before.downloads, before.reach?.visitors ?? null],
      ]);
    expect(totals("2026-02-23")).toEqual([
      ["hoje", [1, 100, 2, 10], [1, 100, 2, 10]],
      ["7", [3, 300, 6, 30], [1, 100, 2, null]],
      ["30", [5, 500, 10, 30], [1, 100, 2, null]],
    ]);
    expect(totals(null).flatMap(([, now, before]) => [(now as unknown[])[3], (before as unknown[])[3]])).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });
});

describe("what waits for the author", () => {
  const task = (kind: Task["kind"], more: Partial<Task> = {}): Task => ({ kind, count: 1, ref: "7", label: "48", ...more });

  it("comes most urgent first, eight at most; a draft far from done and a zero count do not appear", () => {
    const all = TASK_KINDS.map((kind) => task(kind, { missing: [] })).toReversed();
    expect(rankTasks(all).map(({ kind }) => kind)).toEqual(TASK_KINDS.slice(0, 8));
    expect(rankTasks([task("perguntas", { count: 0 }), task("rascunho", { missing: ["a", "b", "c", "d"] })])).toEqual([]);
    const [late, soon] = [task("contestacao", { until: "2026-03-09" }), task("contestacao", { until: "2026-03-02" })];
    expect(rankTasks([late, soon])).toEqual([soon, late]);
    const [far, near] = [task("rascunho", { missing: ["preço", "tipo"] }), task("rascunho", { missing: [] })];
    expect(rankTasks([far, near])).toEqual([near, far]);
  });

  it.each([
    ["mensagens", 1, "1 pedido com mensagem nova", "/painel/pedidos/7"],
    ["mensagens", 3, "3 pedidos com mensagem nova", "/painel/pedidos/7"],
    ["notas", 2, "2 avaliações de 2 estrelas sem resposta", "/painel/avaliacoes?nota=7"],
    ["perguntas", 1, "1 pergunta sem resposta", "/painel/avaliacoes/perguntas"],
    ["avaliacoes", 4, "4 avaliações sem resposta", "/painel/avaliacoes"],
    ["rascunho", 1, "48", "/painel/adicionar-produto?produto=7"],
  ] as const)("%s, %i: %s", (kind, count, title, href) => {
    expect(taskWords(task(kind, { count }))).toMatchObject({ title, href });
  });

  it("says what a draft lacks", () => {
    expect(taskWords(task("rascunho", { missing: ["preço", "categoria"] })).detail).toBe("Falta: preço, categoria");
    expect(taskWords(task("rascunho", { label: "", missing: [] }))).toMatchObject({
      title: "Sem título",
      detail: "Pronto para publicar",
    });
  });
});

it.each([
  ["venda", 1, "Venda 48.297", "/painel/pedidos/7"],
  ["reembolso", 1, "Reembolso da venda 48.297", "/painel/pedidos/7"],
  ["avaliacao", 1, "Avaliação de 1 estrela", "/painel/avaliacoes?aba=todas&material=7"],
  ["pergunta", 1, "Pergunta nova", "/painel/avaliacoes/perguntas?situacao=todas"],
  ["seguidores", 1, "Uma pessoa começou a seguir a loja", "/painel/minha-loja"],
  ["seguidores", 3, "3 pessoas começaram a seguir a loja", "/painel/minha-loja"],
] as const)("%s, %i: %s", (kind, count, title, href) => {
  expect(happeningWords({ kind, ref: "7", label: "Frações", number: 48_297, count })).toMatchObject({ title, href });
});
