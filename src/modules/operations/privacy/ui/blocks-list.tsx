import { Note } from "#ui/note.tsx";
import type { BlockInWords } from "../rules/blocks.ts";

type BlocksListProps = {
  blocks: BlockInWords[];
  /** Already asked: then it waits instead of being refused. */
  isRequested: boolean;
};

/** What stands in the way, each with its way out. */
export function BlocksList({ blocks, isRequested }: BlocksListProps) {
  return (
    <Note
      tone="warning"
      className="mt-5"
      title={isRequested ? "A exclusão espera até isto se resolver:" : "Antes de apagar a conta, falta resolver:"}
    >
      <ul className="mt-2 grid gap-2">
        {blocks.map(({ text, wayOut, href }) => (
          <li key={text}>
            {text}{" "}
            <a className="link" href={href}>
              {wayOut}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
