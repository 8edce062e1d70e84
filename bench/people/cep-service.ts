import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const STREET = { logradouro: "Avenida Paulista", bairro: "Bela Vista", localidade: "São Paulo", uf: "SP" };

/** A service of postal codes that knows every code of São Paulo as one street, so that a CEP is a known one. */
export async function startCepService(port: number): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, answer) => {
    answer.setHeader("content-type", "application/json");
    answer.end(JSON.stringify(STREET));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}`, stop: () => void server.close() };
}
