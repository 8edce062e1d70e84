import * as z from "zod";
import type { EmailKind } from "#platform/outbox.ts";

export type DeviceReason = "unknown_device";

export const deviceInput = z.strictObject({ deviceId: z.uuid() });

/** `at` is an ISO instant. */
export const newDeviceEmail: EmailKind<{ name: string; device: string; network: string; at: string }> = {
  name: "conta.aparelho-novo",
};
