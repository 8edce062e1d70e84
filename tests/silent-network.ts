import { connect, createServer, type Socket } from "node:net";
import { once } from "node:events";

/** A network between this process and the database that can be made to swallow everything without closing anything. */
export type SilentNetwork = { url: string; silence: () => void; heal: () => void; close: () => Promise<void> };

/** Opens one in front of `databaseUrl`. After `heal`, new connections pass; those that were silenced stay so. */
export async function silentNetwork(databaseUrl: string): Promise<SilentNetwork> {
  const target = new URL(databaseUrl);
  const ends = new Set<Socket>();
  let isSilent = false;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    ends.add(near);
    near.on("error", () => undefined);
    if (isSilent) return;
    const far = connect(Number(target.port || 5432), target.hostname);
    ends.add(far);
    far.on("error", () => undefined);
    near.pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" ? address?.port : "");
  return {
    url: url.href,
    silence: () => {
      isSilent = true;
      for (const end of ends) end.unpipe().pause();
    },
    heal: () => (isSilent = false),
    close: async () => {
      ends.forEach((end) => end.destroy());
      server.close();
      await once(server, "close");
    },
  };
}
