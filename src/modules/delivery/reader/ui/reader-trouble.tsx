import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyString } from "#ui/empty-state.tsx";
import type { ReadingFacts } from "./reading-facts.ts";

type ReaderTroubleProps = { reading: ReadingFacts; title: string; children: string; onAgain?: () => void };

/** It does not open here; the file itself is still a press away. */
export function ReaderTrouble({ reading, title, children, onAgain }: ReaderTroubleProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-16 text-center">
      <EmptyString />
      <h2 className="text-t2">{title}</h2>
      <p className="max-w-[46ch] text-sm text-muted">{children}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {onAgain && <Button onClick={onAgain}>Tentar de novo</Button>}
        <a href={`/baixar/${reading.entitlementId}/${reading.fileId}`} download className={buttonClass({ variant: "primary" })}>
          Baixar o arquivo
        </a>
      </div>
    </div>
  );
}
