import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { type Ran, runCommand, type Store } from "./commands.ts";
import { readCommands, written } from "./protocol.ts";

/** A server that speaks Redis's protocol, at the network's edge, for tests on machines without one. */
export type SmallRedis = {
  url: string;
  store: Store;
  /** From now on nothing is answered, and no connection is closed. */
  silence: () => void;
  /** Answers again, those connections too. */
  heal: () => void;
  close: () => Promise<void>;
};

/** Starts one, at `port` or at one that is free. */
export async function smallRedis(port = 0): Promise<SmallRedis> {
  const store: Store = new Map();
  const subscribers = new Map<Socket, string>();
  const ends = new Set<Socket>();
  let isSilent = false;

  function run(socket: Socket, [first, ...rest]: Buffer[]): Ran {
    const words = rest.map(String);
    const name = String(first).toLowerCase();
    if (name === "subscribe") {
      subscribers.set(socket, words[0] ?? "");
      return ["subscribe", words[0] ?? "", 1];
    }
    if (name !== "publish") return runCommand(store, name, rest);
    const matching = [...subscribers].filter(([, channel]) => channel === words[0]);
    for (const [subscriber] of matching) subscriber.write(written(["message", words[0] ?? "", words[1] ?? ""]));
    return matching.length;
  }

  const server = createServer((socket) => {
    ends.add(socket);
    let batch: Buffer[][] | null = null;
    socket.on("error", () => undefined);
    socket.on("close", () => {
      ends.delete(socket);
      subscribers.delete(socket);
    });
    readCommands(socket, (command) => {
      if (isSilent) return;
      const name = String(command[0]).toLowerCase();
      if (name === "multi") {
        batch = [];
        socket.write(written("OK"));
      } else if (name === "exec") {
        socket.write(written((batch ?? []).map((one) => run(socket, one))));
        batch = null;
      } else if (batch) {
        batch.push(command);
        socket.write(written("QUEUED"));
      } else socket.write(written(run(socket, command)));
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `redis://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    store,
    silence: () => (isSilent = true),
    heal: () => (isSilent = false),
    close: async () => {
      ends.forEach((end) => end.destroy());
      server.close();
      await once(server, "close");
    },
  };
}
