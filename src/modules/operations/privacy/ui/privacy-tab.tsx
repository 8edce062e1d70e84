import type { PrivacyFacts } from "../schema.ts";
import { ConsentBlock } from "./consent-block.tsx";
import { CopyBlock } from "./copy-block.tsx";
import { ErasureBlock } from "./erasure-block.tsx";
import { SuspensionNote } from "./suspension-note.tsx";

type PrivacyTabProps = { facts: PrivacyFacts; onChanged: () => void };

/** What the person allowed, a copy of all that is kept of them, and the way out. */
export function PrivacyTab({ facts, onChanged }: PrivacyTabProps) {
  return (
    <div className="grid max-w-[760px] gap-5">
      {facts.suspension && <SuspensionNote suspension={facts.suspension} onChanged={onChanged} />}
      <ConsentBlock facts={facts} onChanged={onChanged} />
      <CopyBlock facts={facts} onChanged={onChanged} />
      <ErasureBlock facts={facts} onChanged={onChanged} />
      <p className="text-sm text-muted">
        O que guardamos, para quê e até quando está na{" "}
        <a href="/politica-de-privacidade#dados-guardados" className="link">
          política de privacidade
        </a>
        .
      </p>
    </div>
  );
}
