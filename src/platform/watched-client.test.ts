import { afterEach, expect, it } from "vitest";
import { type SilentNetwork, silentNetwork } from "../../tests/silent-network.ts";
import { WatchedClient } from "./watched-client.ts";

let network: SilentNetwork;
afterEach(() => network.close());

async function openClient(): Promise<WatchedClient> {
  network = await silentNetwork(process.env.DATABASE_URL ?? "");
  const client = new WatchedClient({ connectionString: network.url, silenceSeconds: 1 });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

it("gives up a statement that nobody answers, as on a lost connection", async () => {
  const client = await openClient();
  network.silence();
  const from = Date.now();
  await expect(client.query("select 1")).rejects.toThrow(/Connection terminated/);
  expect(Date.now() - from).toBeLessThan(4_000);
});

it("leaves alone a connection that is owed nothing, and a statement that takes its time within the limit", async () => {
  const client = await openClient();
  await client.query("select pg_sleep(0.7)");
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await client.query("select pg_sleep(0.7)");
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await client.end();
});
