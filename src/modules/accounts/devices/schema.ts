import * as z from "zod";
import type { EmailKind } from "#platform/outbox.ts";

export type DeviceReason = "unknown_device";

/** A browser the person entered from. `rememberedUntil`: until then it is not asked the second step. */
export type DeviceRow = {
  id: string;
  name: string;
  isCurrent: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  rememberedUntil: Date | null;
};

export const deviceInput = z.strictObject({ deviceId: z.uuid() });

/** `at` is an ISO instant. */
export const newDeviceEmail: EmailKind<{ name: string; device: string; network: string; at: string }> = {
  name: "conta.aparelho-novo",
};
