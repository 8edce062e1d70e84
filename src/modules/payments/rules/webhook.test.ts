import { describe, expect, it } from "vitest";
import { nextWebhook, WEBHOOK_MOVES, WEBHOOK_STATUSES, type WebhookMove, type WebhookStatus } from "./webhook.ts";

/** Rules 2.13: recebido → {processado, ignorado, erro → recebido → … → morto}. What is not here moves nothing. */
const TABLE: [WebhookStatus, WebhookMove, WebhookStatus][] = [
  ["recebido", "processar", "processado"],
  ["recebido", "ignorar", "ignorado"],
  ["recebido", "falhar", "erro"],
  ["erro", "retomar", "recebido"],
  ["erro", "desistir", "morto"],
  ["erro", "reviver", "recebido"],
  ["morto", "reviver", "recebido"],
];

describe("the provider webhook's machine (2.13)", () => {
  const every = WEBHOOK_STATUSES.flatMap((from) => (Object.keys(WEBHOOK_MOVES) as WebhookMove[]).map((move) => ({ from, move })));

  it.each(every)("$from, $move", ({ from, move }) => {
    expect(nextWebhook(from, move)).toBe(TABLE.find(([state, event]) => state === from && event === move)?.[2] ?? null);
  });

  it("processed and ignored are final", () => {
    for (const { from, move } of every) {
      if (from === "processado" || from === "ignorado") expect(nextWebhook(from, move)).toBeNull();
    }
  });
});
