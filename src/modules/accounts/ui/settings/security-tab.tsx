import type { getSecuritySettings } from "../../settings/functions.ts";
import { SecondStepBlock } from "./second-step-block.tsx";

type SecurityTabProps = { facts: Awaited<ReturnType<typeof getSecuritySettings>>; onChanged: () => void };

/** What opens the account, and where it is open. */
export function SecurityTab({ facts, onChanged }: SecurityTabProps) {
  return (
    <div className="grid max-w-[760px] gap-5">
      <SecondStepBlock secondStep={facts.secondStep} onChanged={onChanged} />
    </div>
  );
}
