import { expect, it } from "vitest";
import { countColumn, moneyColumn, percentColumn } from "./chart-column.ts";
import { chartFile } from "./chart-file.ts";

const points = ["2026-11-01", "2026-11-02"].map((key) => ({ key, label: key, title: key }));
const sales = [3, 1_200];
const returned = [0, 123_456];

it("the table of a chart is a spreadsheet of the same rows, with numbers that add up, named by what it shows", () => {
  const columns = [
    countColumn("Vendas", (index) => sales[index]),
    moneyColumn("Devolvida", (index) => -(returned[index] ?? 0)),
    percentColumn("=Parte", (index) => (index === 0 ? 0.1234 : undefined)),
  ];
  expect(chartFile({ caption: "Receita por dia, de 1º a 2 de nov. 2026", slot: "Dia", points, columns })).toEqual({
    name: "receita-por-dia-de-1o-a-2-de-nov-2026.csv",
    text: "\uFEFFDia;Vendas;Devolvida;'=Parte\r\n2026-11-01;3;0;12,3\r\n2026-11-02;1200;-1234,56;0\r\n",
  });
  const shown = points.map((_, index) => columns.map(({ cell }) => cell(index).replaceAll(/\s/g, " ")));
  expect(shown).toEqual([
    ["3", "R$ 0,00", "12,3%"],
    ["1.200", "− R$ 1.234,56", "0%"],
  ]);
});
