import { fold } from "#kit/fold.ts";

/** A label with the part that was typed in bold. Letters whose folded form has another length leave it plain. */
export function Marked({ label, typed }: { label: string; typed: string }) {
  const folded = fold(label);
  const wanted = fold(typed.trim());
  const at = folded.length === label.length && wanted !== "" ? folded.indexOf(wanted) : -1;
  if (at < 0) return label;
  return (
    <>
      {label.slice(0, at)}
      <b className="font-bold">{label.slice(at, at + wanted.length)}</b>
      {label.slice(at + wanted.length)}
    </>
  );
}
