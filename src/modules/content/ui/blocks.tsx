import type { Block } from "../rules/blocks.ts";
import { RichLine } from "./rich-line.tsx";

/** Reading text: paragraphs, lists and steps. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="reading grid gap-4">
      {blocks.map((block, index) =>
        typeof block === "string" ? (
          <p key={index}>
            <RichLine>{block}</RichLine>
          </p>
        ) : "list" in block ? (
          <ul key={index} className="grid list-disc gap-2 pl-5">
            {block.list.map((line) => (
              <li key={line}>
                <RichLine>{line}</RichLine>
              </li>
            ))}
          </ul>
        ) : (
          <ol key={index} className="grid list-decimal gap-2 pl-5">
            {block.steps.map((line) => (
              <li key={line}>
                <RichLine>{line}</RichLine>
              </li>
            ))}
          </ol>
        ),
      )}
    </div>
  );
}
