import type { AnswerOf } from "#kit/answer.ts";
import type { getAccountSettings } from "../../settings/functions.ts";
import { EmailBlock } from "./email-block.tsx";
import { ProfileBlock } from "./profile-block.tsx";

type AccountTabProps = { facts: AnswerOf<typeof getAccountSettings>; onChanged: () => void };

/** Who the person is here, and the address that enters. */
export function AccountTab({ facts, onChanged }: AccountTabProps) {
  return (
    <div className="grid max-w-[760px] gap-5">
      <ProfileBlock facts={facts} onChanged={onChanged} />
      <EmailBlock facts={facts} onChanged={onChanged} />
    </div>
  );
}
