import type { AnswerOf } from "#kit/answer.ts";
import type { getSecuritySettings } from "../../settings/functions.ts";
import { DevicesBlock } from "../devices/devices-block.tsx";
import { PasskeysBlock } from "../passkeys/passkeys-block.tsx";
import { GoogleBlock } from "./google-block.tsx";
import { PasswordBlock } from "./password-block.tsx";
import { SecondStepBlock } from "./second-step-block.tsx";
import { SessionsBlock } from "./sessions-block.tsx";

type SecurityTabProps = { facts: AnswerOf<typeof getSecuritySettings>; onChanged: () => void };

/** What opens the account, and where it is open. */
export function SecurityTab({ facts, onChanged }: SecurityTabProps) {
  return (
    <div className="grid max-w-[760px] gap-5">
      <PasswordBlock
        email={facts.email}
        hasPassword={facts.hasPassword}
        canProve={facts.secondStep.proof !== "none" || facts.secondStep.hasPasskeys}
        onChanged={onChanged}
      />
      <SecondStepBlock secondStep={facts.secondStep} onChanged={onChanged} />
      <PasskeysBlock passkeys={facts.passkeys} onChanged={onChanged} />
      {facts.hasGoogle && <GoogleBlock hasAnotherWay={facts.hasPassword || facts.passkeys.length > 0} onChanged={onChanged} />}
      <DevicesBlock devices={facts.devices} onChanged={onChanged} />
      <SessionsBlock sessions={facts.sessions} onChanged={onChanged} />
    </div>
  );
}
