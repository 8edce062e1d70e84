import { notFound } from "@tanstack/react-router";
import * as z from "zod";
import { settingsAdminDoor, systemAdminDoor } from "#platform/admin-doors.ts";
import { listIncidents } from "../../payments/incidents/queries.ts";
import { listPolicies } from "./list-policies.ts";
import { listProviderCalls } from "./list-provider-calls.ts";
import { listQueues } from "./list-queues.ts";
import { readSystem } from "./read-system.ts";
import { readWebhookBody } from "./read-webhook.ts";

export const getQueues = systemAdminDoor({ method: "GET" }).handler(() => listQueues());
export const getProviderCalls = systemAdminDoor({ method: "GET" }).handler(() => listProviderCalls());
/** What of our own account the provider refuses. */
export const getIncidents = systemAdminDoor({ method: "GET" }).handler(() => listIncidents());
export const getPolicies = settingsAdminDoor({ method: "GET" }).handler(() => listPolicies());
export const getSystem = systemAdminDoor({ method: "GET" }).handler(() => readSystem());

/** The words of a webhook, the person taken out of them. */
export const getWebhookBody = systemAdminDoor({ method: "GET" })
  .validator(z.strictObject({ eventId: z.string().min(1).max(100) }))
  .handler(async ({ data }) => {
    const body = await readWebhookBody(data.eventId);
    if (body === null) throw notFound();
    return { body };
  });
