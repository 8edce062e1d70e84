import { afterAll, afterEach, beforeAll } from "vitest";
import { createSandbox } from "../dev/pagarme-sandbox/app.ts";
import { firstManner } from "../dev/pagarme-sandbox/manner.ts";

type Method = "GET" | "POST" | "DELETE";

/** A Pagar.me for one test file, on the port the app under test looks at, with its controls. Webhooks go nowhere unless `webhookUrl`. */
export function attachSandbox(webhookUrl: string | null = null) {
  const base = `http://localhost:${process.env.SANDBOX_PORT}`;
  const made = createSandbox({ port: Number(process.env.SANDBOX_PORT), webhookUrl, pixRefundSeconds: 0 });
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    close = (await made.start()).close;
  });
  const faultsOver = () => fetch(`${base}/sandbox/faults`, { method: "DELETE" });
  afterEach(async () => {
    Object.assign(made.sandbox.manner, firstManner(made.sandbox.options));
    await faultsOver();
  });
  afterAll(() => close());

  async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
    const response = await fetch(base + path, {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  type Charge = { id: string; code: string; status: string; amount: number };
  return {
    call,
    recipients: (list: { id: string; name: string }[]) =>
      call(
        "POST",
        "/sandbox/recipients",
        list.map((one) => ({ document: "52998224725", status: "active", ...one })),
      ),
    faultsOver,
    /** Turns how the provider behaves; what is named changes, and each test ends with it as it was. */
    manner: (manner: object) => call("POST", "/sandbox/manner", manner),
    /** Where the pages of its bank are: the program under test may reach this sandbox by another door. */
    bankAt: (origin: string) => {
      made.sandbox.url = origin;
    },
    /** What the provider holds, to change behind its own back. */
    state: made.sandbox.state,
    charges: () => call<Charge[]>("GET", "/sandbox/charges"),
    outcome: (chargeId: string, outcome: string, body: object = {}) =>
      call<Charge>("POST", `/sandbox/charges/${chargeId}/${outcome}`, body),
    fault: (kind: string, seconds: number, path?: string) =>
      call("POST", "/sandbox/faults", { kind, seconds, ...(path ? { path } : {}) }),
  };
}
