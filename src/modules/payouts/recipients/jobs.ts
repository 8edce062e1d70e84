import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { sendRegistrationJob } from "./schema.ts";
import { resumeRegistrations, sendRegistration } from "./send-registration.ts";

export const jobs: JobHandler[] = [handle(sendRegistrationJob, ({ registrationId }) => sendRegistration(registrationId))];

export const sweeps: Sweep[] = [{ name: "payouts.resume-registrations", everySeconds: 5, run: resumeRegistrations }];
