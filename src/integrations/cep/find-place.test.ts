import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cityOf } from "#kit/city.ts";
import { ufOfCep } from "#kit/cep.ts";
import type { Uf } from "#kit/uf.ts";
import { cityOfCep } from "./city-ranges.ts";
import { findPlace } from "./find-place.ts";

type Answer = (response: ServerResponse) => void;
const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const HALFELD = {
  cep: "36010-041",
  logradouro: "Rua Halfeld",
  bairro: "Centro",
  localidade: "Juiz de Fora",
  uf: "MG",
  ibge: "1",
};
const ANSWERS: Record<string, Answer> = {
  "36010041": json(HALFELD),
  "36010042": json({ erro: "true" }),
  "36010043": json({ erro: true }),
  "36010044": json({ message: "not found" }, 404),
  "36010045": json({ ...HALFELD, uf: "SP" }),
  "36010046": json("quebrou", 500),
  "36010047": (response) => void response.end("<html>manutenção</html>"),
  "36010048": () => undefined,
  "36010049": json({ ...HALFELD, logradouro: "x".repeat(5_000) }),
  "36010050": (response) => void response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
  "36010051": json({ ...HALFELD, logradouro: "", bairro: "" }),
};
const server = createServer((request, response) => {
  const cep = /^\/ws\/([0-9]{8})\/json\/$/.exec(request.url ?? "")?.[1] ?? "";
  (ANSWERS[cep] ?? json({}, 404))(response);
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const OFFLINE = { found: { uf: "MG", city: "Juiz de Fora", district: null, street: null } };

describe("finding a CEP", () => {
  it.each([
    ["36010041", "o serviço conhece a rua", { found: { ...OFFLINE.found, district: "Centro", street: "Rua Halfeld" } }],
    ["36010051", "o CEP é da cidade inteira", OFFLINE],
    ["36010042", "o serviço diz que não existe", { found: null, missing: true }],
    ["36010043", "diz de outro jeito", { found: null, missing: true }],
    ["36010044", "responde 404", { found: null, missing: true }],
    ["36010045", "põe o CEP em outro estado", OFFLINE],
    ["36010046", "quebra", OFFLINE],
    ["36010047", "responde outra coisa", OFFLINE],
    ["36010048", "não responde", OFFLINE],
    ["36010049", "responde demais", OFFLINE],
    ["36010050", "manda para outro endereço", OFFLINE],
  ])("%s: %s", async (cep, _when, answer) => {
    expect(await findPlace(cep, url)).toEqual(answer);
  });

  it("without the service, or with it down, gives the state and the city when it can only be one", async () => {
    expect(await findPlace("36010041", undefined)).toEqual(OFFLINE);
    expect(await findPlace("01310100", "http://127.0.0.1:9")).toMatchObject({ found: { uf: "SP", city: "São Paulo" } });
    expect(await findPlace("37500000", undefined)).toMatchObject({ found: { uf: "MG", city: null } });
    expect(await findPlace("00000000", undefined)).toEqual({ found: null, missing: true });
  });

  it("each city of the table exists, in the state the post office gives that CEP", () => {
    const cities = new Map<string, Uf>();
    const astray: string[] = [];
    for (let prefix = 1_000; prefix < 100_000; prefix += 1) {
      const cep = `${String(prefix).padStart(5, "0")}000`;
      const known = cityOfCep(cep);
      if (known) cities.set(known.city, known.uf);
      if (known && ufOfCep(cep) !== known.uf) astray.push(cep);
    }
    expect(astray).toEqual([]);
    expect(cities.size).toBeGreaterThan(27);
    for (const [city, uf] of cities) expect(cityOf(uf, city)).toBe(city);
  });
});
