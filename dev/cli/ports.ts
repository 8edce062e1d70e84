import { createServer } from "node:net";

/** Why a port cannot be listened on: null when it can. */
export function portTrouble(port: number, host: string): Promise<"in use" | "forbidden" | "no such host" | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "EADDRINUSE" ? "in use" : error.code === "EACCES" ? "forbidden" : "no such host"),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/** Throws, in words for a person, unless the port is free. */
export async function requirePort(port: number, host: string, variable: string): Promise<void> {
  const trouble = await portTrouble(port, host);
  if (trouble === null) return;
  if (trouble === "no such host") throw new Error(`Esta máquina não tem o endereço ${host}. Confira HOST.`);
  const why = trouble === "in use" ? "já está em uso por outro programa" : "é reservada e este usuário não pode usá-la";
  const another = port < 1024 ? port + 8000 : port + 1;
  throw new Error(`A porta ${port} ${why}. Escolha outra com ${variable}, por exemplo: ${variable}=${another} bin/start`);
}

/** `preferred` when it is free, else any free one. */
export async function freePort(preferred = 0): Promise<number> {
  if (preferred > 0 && (await portTrouble(preferred, "127.0.0.1")) === null) return preferred;
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
