import * as z from "zod";
import type { SandboxClock } from "../clock.ts";
import { newId } from "../ids.ts";
import type { SandboxOptions } from "../options.ts";
import { type Delivery, envelope, post } from "./delivery.ts";

export const modeRequest = z.object({
  mode: z.enum(["normal", "duplicate", "shuffle", "drop", "delay"]),
  /** How late "delay" delivers and how long "shuffle" gathers; for the others, how long the mode lasts. */
  seconds: z.number().positive().max(86_400).optional(),
});

type Mode = z.infer<typeof modeRequest>["mode"];

const keep = 5_000;
const parallel = 16;
/** What the account asked to hear of: what a market that sells files needs. */
const subscribed = /^(charge\.|chargeback\.|order\.(paid|canceled)$|recipient\.|bank_account\.)/;

/** Writes down every event and delivers it, with the disorder that was asked for. */
export class WebhookDesk {
  readonly deliveries = new Map<string, Delivery>();
  mode: { mode: Mode; seconds: number | null } = { mode: "normal", seconds: null };
  private queue: Delivery[] = [];
  private gathered: Delivery[] = [];
  private sending = 0;
  private timers = new Set<NodeJS.Timeout>();
  private modeTimer: NodeJS.Timeout | null = null;

  constructor(
    private readonly options: SandboxOptions,
    private readonly clock: SandboxClock,
  ) {}

  /** Announces an event; `data` is photographed now and stays so through the retries. */
  announce(type: string, objectId: string, data: () => unknown): void {
    if (!subscribed.test(type)) return;
    const head = { id: newId("hook_"), type, createdAt: this.clock.iso() };
    const delivery: Delivery = {
      ...head,
      objectId,
      status: "pending",
      attempts: 0,
      maxAttempts: this.options.webhookBackoffMs.length + 1,
      lastAttempt: null,
      responseStatus: null,
      note: null,
      body: envelope(head, data()),
    };
    this.deliveries.set(delivery.id, delivery);
    this.forgetOld();
    if (this.options.webhookUrl !== null) return this.dispatch(delivery);
    delivery.status = "sent";
    delivery.note = "sem endereço de entrega";
  }

  setMode(request: z.infer<typeof modeRequest>): void {
    if (this.modeTimer) clearTimeout(this.modeTimer);
    this.modeTimer = null;
    this.mode = { mode: request.mode, seconds: request.seconds ?? null };
    this.releaseGathered();
    if (request.seconds && (request.mode === "drop" || request.mode === "duplicate")) {
      this.modeTimer = setTimeout(() => this.setMode({ mode: "normal" }), request.seconds * 1000);
      this.modeTimer.unref();
    }
  }

  /** Delivers again, whatever became of it before, outside any disorder. */
  resend(id: string): Delivery | null {
    const delivery = this.deliveries.get(id);
    if (!delivery) return null;
    delivery.attempts = 0;
    this.enqueue(delivery);
    return delivery;
  }

  reset(): void {
    this.stop();
    this.deliveries.clear();
    this.mode = { mode: "normal", seconds: null };
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    if (this.modeTimer) clearTimeout(this.modeTimer);
    this.timers.clear();
    this.queue = [];
    this.gathered = [];
  }

  private dispatch(delivery: Delivery): void {
    const seconds = this.mode.seconds;
    switch (this.mode.mode) {
      case "normal":
        return this.enqueue(delivery);
      case "duplicate":
        this.enqueue(delivery);
        this.enqueue(delivery);
        return this.later(1_000, () => this.enqueue(delivery));
      case "delay":
        return this.later((seconds ?? 10) * 1000, () => this.enqueue(delivery));
      case "drop":
        delivery.status = "failed";
        delivery.note = "descartado de propósito";
        return;
      case "shuffle":
        this.gathered.push(delivery);
        if (this.gathered.length === 1) this.later((seconds ?? 2) * 1000, () => this.releaseGathered());
    }
  }

  private releaseGathered(): void {
    const shuffled = this.gathered.map((delivery) => ({ delivery, at: Math.random() })).sort((a, b) => a.at - b.at);
    this.gathered = [];
    for (const { delivery } of shuffled) this.enqueue(delivery);
  }

  private enqueue(delivery: Delivery): void {
    this.queue.push(delivery);
    this.pump();
  }

  private pump(): void {
    while (this.sending < parallel) {
      const delivery = this.queue.shift();
      if (!delivery) return;
      this.sending++;
      void this.attempt(delivery).finally(() => {
        this.sending--;
        this.pump();
      });
    }
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const { webhookUrl, webhookUser, webhookPassword, webhookBackoffMs } = this.options;
    if (webhookUrl === null) return;
    delivery.attempts++;
    const answer = await post({ url: webhookUrl, user: webhookUser, password: webhookPassword }, delivery.body);
    delivery.lastAttempt = this.clock.iso();
    delivery.responseStatus = answer.status;
    delivery.note = answer.note;
    if (answer.status !== null && answer.status >= 200 && answer.status < 300) {
      delivery.status = "sent";
      return;
    }
    const wait = webhookBackoffMs[delivery.attempts - 1];
    if (delivery.status === "sent") return;
    if (wait === undefined) delivery.status = "failed";
    else this.later(wait, () => this.enqueue(delivery));
  }

  private later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, ms);
    timer.unref();
    this.timers.add(timer);
  }

  private forgetOld(): void {
    for (const [id, delivery] of this.deliveries) {
      if (this.deliveries.size <= keep || delivery.status === "pending") return;
      this.deliveries.delete(id);
    }
  }
}
