import { SandboxClock } from "./clock.ts";
import { FaultBoard } from "./fault-board.ts";
import type { SandboxOptions } from "./options.ts";
import { SandboxState } from "./state.ts";
import type { CardToken } from "./cards/card-face.ts";
import { WebhookDesk } from "./webhooks/webhook-desk.ts";

/** What every part of the sandbox works with. */
export interface Sandbox {
  options: SandboxOptions;
  clock: SandboxClock;
  state: SandboxState;
  faults: FaultBoard;
  webhooks: WebhookDesk;
  tokens: Map<string, CardToken>;
  /** Where the sandbox can be reached, without a final slash; known once it listens. */
  url: string;
}

export function openSandbox(options: SandboxOptions): Sandbox {
  const clock = new SandboxClock();
  return {
    options,
    clock,
    state: new SandboxState(),
    faults: new FaultBoard(),
    webhooks: new WebhookDesk(options, clock),
    tokens: new Map(),
    url: options.publicUrl ?? `http://localhost:${options.port}`,
  };
}
