/** What a file's bytes add up to, for who wants to check that it arrived whole. */
export function Checksum({ name, sha256 }: { name: string; sha256: string }) {
  return (
    <details className="text-2xs text-muted">
      <summary className="min-h-6 w-fit cursor-pointer content-center" aria-label={`Código de conferência de ${name}`}>
        Código de conferência
      </summary>
      <p className="[overflow-wrap:anywhere]">
        SHA-256: <code>{sha256}</code>
      </p>
    </details>
  );
}
