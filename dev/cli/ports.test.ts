import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, requirePort } from "./ports.ts";

const PORT = 4136;
let squatter: Server;

beforeAll(async () => {
  squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(PORT, "127.0.0.1", resolve));
});
afterAll(() => squatter.close());

test("a taken port is reported with the variable that changes it and an example", async () => {
  await expect(requirePort(PORT, "127.0.0.1", "SANDBOX_PORT")).rejects.toThrow(
    `A porta ${PORT} já está em uso por outro programa. Escolha outra com SANDBOX_PORT, por exemplo: SANDBOX_PORT=${PORT + 1} bin/start`,
  );
});

test("an address the machine does not have points to HOST", async () => {
  await expect(requirePort(PORT + 1, "192.0.2.1", "PORT")).rejects.toThrow(/192\.0\.2\.1.*HOST/);
});

test("a free port passes, and the wanted one is only replaced when it is taken", async () => {
  await expect(requirePort(PORT + 1, "127.0.0.1", "PORT")).resolves.toBeUndefined();
  expect(await freePort(PORT + 1)).toBe(PORT + 1);
  expect(await freePort(PORT)).not.toBe(PORT);
});
