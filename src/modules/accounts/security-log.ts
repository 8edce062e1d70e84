import { ipBucket } from "#platform/rate-limit.ts";
import { log } from "#platform/log.ts";
import { scope } from "#platform/request-scope.ts";

type SecurityEvent =
  | "signed in by password"
  | "signed in by code"
  | "signed in by passkey"
  | "signed in by google"
  | "passkey added"
  | "passkey refused"
  | "wrong password"
  | "wrong code"
  | "password reset"
  | "guest account opened"
  | "signed out"
  | "second step passed"
  | "wrong second step"
  | "identity confirmed"
  | "identity not confirmed";

/** One line of the security log: what happened and from which network, never who or what was typed. */
export function noteSecurity(event: SecurityEvent, ip: string): void {
  log.info({ security: event, network: ipBucket(ip), id: scope()?.id }, "security");
}
