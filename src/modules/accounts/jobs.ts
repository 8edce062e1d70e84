import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { newDeviceEmail } from "./devices/schema.ts";
import { writeAlreadyHere } from "./emails/already-here.tsx";
import { writeCode, writeFinishSignUp } from "./emails/code.tsx";
import { writeFirstPassword, writePasswordMade } from "./emails/first-password.tsx";
import { writeGoogleLinked, writeGoogleUnlinked } from "./emails/google-linked.tsx";
import { writeNewDevice } from "./emails/new-device.tsx";
import { writeNoAccount } from "./emails/no-account.tsx";
import { writePasswordChanged } from "./emails/password-changed.tsx";
import { writePasskeyAdded, writePasskeyRemoved } from "./emails/passkeys.tsx";
import { writeReset } from "./emails/reset.tsx";
import {
  writeCodesRenewed,
  writeRecoveryUsed,
  writeResetDropped,
  writeResetStarted,
  writeSecondStepOff,
  writeSecondStepOn,
} from "./emails/second-step.tsx";
import { writeSuspended, writeSuspensionEnded, writeSuspensionUpheld } from "./emails/suspension.tsx";
import { writeTries } from "./emails/tries.tsx";
import {
  alreadyHereEmail,
  codeEmail,
  codesRenewedEmail,
  finishSignUpEmail,
  firstPasswordEmail,
  noAccountEmail,
  passwordChangedEmail,
  passwordMadeEmail,
  recoveryUsedEmail,
  resetEmail,
  secondStepOffEmail,
  secondStepOnEmail,
  triesEmail,
} from "./schema.ts";
import { googleLinkedEmail, googleUnlinkedEmail } from "./google/schema.ts";
import { passkeyAddedEmail, passkeyRemovedEmail } from "./passkeys/schema.ts";
import { runResets } from "./second-step/reset/run-resets.ts";
import { resetDroppedEmail, resetStartedEmail } from "./second-step/reset/schema.ts";
import { suspendedEmail, suspensionEndedEmail, suspensionUpheldEmail } from "./suspension/schema.ts";
import { sweepExpired } from "./sweep-expired.ts";

export const sweeps: Sweep[] = [
  { name: "accounts.sweep", everySeconds: 3600, run: sweepExpired },
  { name: "accounts.second-step-resets", everySeconds: 300, run: runResets },
];

export const emails: EmailTemplate[] = [
  template(codeEmail, writeCode),
  template(finishSignUpEmail, writeFinishSignUp),
  template(alreadyHereEmail, writeAlreadyHere),
  template(noAccountEmail, writeNoAccount),
  template(resetEmail, writeReset),
  template(firstPasswordEmail, writeFirstPassword),
  template(passwordMadeEmail, writePasswordMade),
  template(passwordChangedEmail, writePasswordChanged),
  template(triesEmail, writeTries),
  template(secondStepOnEmail, writeSecondStepOn),
  template(secondStepOffEmail, writeSecondStepOff),
  template(codesRenewedEmail, writeCodesRenewed),
  template(recoveryUsedEmail, writeRecoveryUsed),
  template(googleLinkedEmail, writeGoogleLinked),
  template(googleUnlinkedEmail, writeGoogleUnlinked),
  template(newDeviceEmail, writeNewDevice),
  template(passkeyAddedEmail, writePasskeyAdded),
  template(passkeyRemovedEmail, writePasskeyRemoved),
  template(resetStartedEmail, writeResetStarted),
  template(resetDroppedEmail, writeResetDropped),
  template(suspendedEmail, writeSuspended),
  template(suspensionEndedEmail, writeSuspensionEnded),
  template(suspensionUpheldEmail, writeSuspensionUpheld),
];
