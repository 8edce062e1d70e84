import { SandboxClock } from "./clock.ts";
import { FaultBoard } from "./fault-board.ts";
import { firstManner, type Manner } from "./manner.ts";
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
  manner: Manner;
  webhooks: WebhookDesk;
  tokens: Map<string, CardToken>;
  /** Where the sandbox can be reached, without a final slash; known once it listens. */
  url: string;
}

export function openSandbox(options: SandboxOptions): Sandbox {
  const clock = new SandboxClock();
  const manner = firstManner(options);
  const state = new SandboxState();
  state.manner = manner;
  return {
    options,
    clock,
    state,
    faults: new FaultBoard(),
    manner,
    webhooks: new WebhookDesk(options, clock),
    tokens: new Map(),
    url: options.publicUrl ?? `http://localhost:${options.port}`,
  };
}
