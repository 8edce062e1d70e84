import { type Look, lookWords } from "../antivirus/rules.ts";

type FileChecksProps = { name: string; sha256: string | null; look: Look; isOpaque: boolean };

/**
 * How a file was looked at, and what its bytes add up to for who wants to check that it arrived whole. What the antivirus did not read is
 * said without being asked; `sha256` is null where each person's copy is its own.
 */
export function FileChecks({ name, sha256, look, isOpaque }: FileChecksProps) {
  const isRead = look === "antivirus";
  return (
    <>
      {!isRead && <p className="text-2xs text-muted">{lookWords(look, isOpaque)}</p>}
      {sha256 && (
        <details className="text-2xs text-muted">
          <summary className="min-h-6 w-fit cursor-pointer content-center" aria-label={`Código de conferência de ${name}`}>
            Código de conferência
          </summary>
          {isRead && <p>{lookWords(look, isOpaque)}</p>}
          <p className="[overflow-wrap:anywhere]">
            SHA-256: <code>{sha256}</code>
          </p>
        </details>
      )}
    </>
  );
}
