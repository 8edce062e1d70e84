import { When } from "#modules/orders/ui/when.tsx";
import { DrawerPart } from "../../orders/ui/drawer-part.tsx";
import { partWords } from "../messages.ts";
import type { OpenProduct } from "./facts.ts";

/** What the last publication changed, part by part: what left struck through, what came after it. */
export function ChangesCard({ changed }: { changed: OpenProduct["changed"] }) {
  if (!changed) return null;
  return (
    <DrawerPart title="O que mudou na última publicação">
      <p className="text-sm text-muted">
        Publicado em <When at={changed.at} />; antes, em <When at={changed.since} />.
      </p>
      {changed.changes.length === 0 ? (
        <p className="mt-2 text-sm">Só a ordem mudou.</p>
      ) : (
        <dl className="mt-3 grid gap-3.5 text-sm">
          {changed.changes.map(({ part, left, came }) => (
            <div key={part}>
              <dt className="text-2xs text-muted">{partWords[part]}</dt>
              {left.map((words, at) => (
                <dd key={`${at}-${words}`} className="wrap-anywhere">
                  <del className="decoration-danger">
                    <span className="sr-only">Saiu: </span>
                    {words}
                  </del>
                </dd>
              ))}
              {came.map((words, at) => (
                <dd key={`${at}-${words}`} className="font-semibold wrap-anywhere">
                  <ins className="no-underline">
                    <span className="sr-only">Entrou: </span>
                    {words}
                  </ins>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </DrawerPart>
  );
}
