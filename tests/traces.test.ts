import { Hono } from "hono";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, expect, it } from "vitest";
import { startTracing } from "#integrations/otel/start-tracing.ts";
import { paymentRoutes } from "#modules/payments/http.ts";
import { processDueEvents } from "#modules/payments/process-event.ts";
import { startPayment } from "#modules/payments/start-payment.ts";
import { observe } from "#platform/http/observe.ts";
import { env } from "#platform/env.ts";
import { traceFields, beginTrace, traced } from "#platform/tracing.ts";
import { sendDueEmails } from "#platform/send-emails.ts";
import { serve } from "@hono/node-server";
import { emailMessages } from "../src/worker.ts";
import { createPendingOrder } from "./pending-order.ts";
import { attachSandbox } from "./sandbox.ts";
import { drawTree, openReceiver } from "./trace-receiver.ts";

const WEB_PORT = 20_000 + Math.floor(Math.random() * 1000);
const sandbox = attachSandbox(`http://127.0.0.1:${WEB_PORT}/webhooks/pagarme`);

const mail = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _, done) => stream.on("end", done).resume(),
});
mail.listen(env.MAIL_PORT, "127.0.0.1");
afterAll(() => mail.close());

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

function collectAt(url: string): void {
  process.env.OTEL_BSP_SCHEDULE_DELAY = "50";
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = url;
  stop = startTracing("autoria", "all");
}

it("a purchase by Pix is one tree from the request to its statements and the provider, and from the webhook to the receipt", async () => {
  const receiver = await openReceiver();
  collectAt(receiver.url);
  let order: Awaited<ReturnType<typeof createPendingOrder>> | undefined;
  const app = new Hono().use(observe).post("/_serverFn/placeOrder", async (c) => {
    order = await createPendingOrder(sandbox);
    await startPayment(order.attemptId);
    return c.text("ok");
  });
  const web = serve({ fetch: app.route("/", paymentRoutes).fetch, port: WEB_PORT, hostname: "127.0.0.1" });
  await app.request("/_serverFn/placeOrder?payload=maria@example.com", { method: "POST" });
  const [charge] = (await sandbox.charges()).slice(-1);
  await sandbox.call("POST", `/sandbox/charges/${charge?.id}/pay`);
  await expect
    .poll(async () => {
      await processDueEvents();
      await sendDueEmails(emailMessages);
      return receiver.spans().map(({ name }) => name);
    })
    .toContain("e-mail pedido.recibo");
  web.close();
  receiver.close();

  // oxlint-disable-next-line no-console
  if (process.env.SHOW_TRACES) console.log(drawTree(receiver.spans()).join("\n"));
  const traceOf = (name: string) => {
    const { traceId } = receiver.spans().find((span) => span.name === name) ?? {};
    return drawTree(receiver.spans().filter((span) => span.traceId === traceId));
  };
  const placing = traceOf("POST /_serverFn/placeOrder");
  expect(placing[0]).toBe("POST /_serverFn/placeOrder");
  expect(placing).toEqual(expect.arrayContaining(["  insert orders", "  pagarme POST /orders", "  commit"]));
  const paying = traceOf("e-mail pedido.recibo");
  expect(paying[0]).toBe("POST /webhooks/pagarme");
  expect(paying).toEqual(
    expect.arrayContaining([
      "  job payments.process-events",
      expect.stringMatching(/^ {4}pagarme GET \/(orders|charges)/),
      expect.stringMatching(/^ {4}update orders|^ {4}with /),
      "    e-mail pedido.recibo",
      "      smtp",
    ]),
  );
  const all = JSON.stringify(receiver.requests);
  for (const secret of [order?.buyer.email, order?.orderId, "maria@example.com", "52998224725"].filter(Boolean))
    expect(all).not.toContain(secret);
  expect(all).toContain('"service.name"');
});

it("a line of the log says the trace it belongs to, and outside of one nothing", async () => {
  const receiver = await openReceiver();
  collectAt(receiver.url);
  expect(traceFields()).toEqual({});
  const parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  expect(beginTrace({ name: "x", kind: "consumer" }, parent, traceFields)).toEqual({
    trace_id: "0af7651916cd43dd8448eb211c80319c",
  });
  expect(beginTrace({ name: "x", kind: "consumer" }, "00-nonsense", traceFields)).toEqual({
    trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  receiver.close();
});

it.each(["refused", "hanging"] as const)(
  "with a collector that is %s nothing waits, fails or grows, and the process ends",
  async (how) => {
    const receiver = await openReceiver({ hang: true });
    if (how === "refused") receiver.close();
    collectAt(receiver.url);
    const work = () => traced({ name: "select x", kind: "client" }, async () => 1);
    let sum = 0;
    for (let turn = 0; turn < 20_000; turn++) sum += await beginTrace({ name: "job x", kind: "consumer" }, null, work);
    expect(sum).toBe(20_000);
    const refused = beginTrace({ name: "job x", kind: "consumer" }, null, async () => Promise.reject(new Error("its own fault")));
    await expect(refused).rejects.toThrow("its own fault");
    const startedAt = performance.now();
    await stop?.();
    stop = undefined;
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    receiver.close();
  },
);
