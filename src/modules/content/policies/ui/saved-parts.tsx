import type { SavedPart } from "../schema.ts";

const ROW = "grid gap-x-5 gap-y-1 border-b border-line py-3 text-sm md:grid-cols-[1.1fr_1.6fr_1fr_1.2fr]";

/** What is kept of people: what for, on which basis, until when. */
export function SavedParts({ parts }: { parts: SavedPart[] }) {
  return (
    <ul>
      {parts.map(({ name, purpose, basis, until }, index) => (
        <li key={index} className={ROW}>
          <b className="font-semibold">{name}</b>
          <span>{purpose}</span>
          <span>
            <span className="text-muted">Base: </span>
            {basis}
          </span>
          <span>
            <span className="text-muted">Até: </span>
            {until}
          </span>
        </li>
      ))}
    </ul>
  );
}
