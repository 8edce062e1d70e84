import { When } from "../../../orders/ui/when.tsx";
import { fileSize } from "#kit/format.ts";
import type { SaleDispute } from "./dispute-facts.ts";

/** The author's evidence so far. */
export function AddedProofs({ dispute }: { dispute: SaleDispute }) {
  if (dispute.evidence.length === 0) return null;
  return (
    <ul aria-label="O que você anexou" className="mt-5 grid gap-3 border-t border-line pt-5 text-sm">
      {dispute.evidence.map((proof) => (
        <li key={proof.id}>
          <p className="text-2xs text-muted">
            <When at={proof.createdAt} />
          </p>
          {proof.fileName ? (
            <a
              href={`/contestacoes/${dispute.id}/provas/${proof.id}`}
              download
              className="font-semibold wrap-anywhere underline underline-offset-3"
            >
              {proof.fileName} <span className="font-normal text-muted">{fileSize(proof.sizeBytes ?? 0)}</span>
            </a>
          ) : (
            <p className="wrap-anywhere whitespace-pre-wrap">{proof.body}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
