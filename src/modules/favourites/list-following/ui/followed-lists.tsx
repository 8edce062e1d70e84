import { useState } from "react";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { sharedListPath } from "../../rules.ts";
import { useChange } from "../../ui/use-change.ts";
import { unfollowListFn } from "../functions.ts";
import type { FollowedList } from "../schema.ts";

type FollowedListsProps = { lists: FollowedList[]; onProblem: (sentence: string | null) => void };

/** The lists of others this person follows: what is in each, what got cheaper, and the way out. Absent when there are none. */
export function FollowedLists({ lists, onProblem }: FollowedListsProps) {
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="listas-seguidas" className="mt-12" data-section="listas-seguidas">
      <h2 id="listas-seguidas" className="fio mb-1 pt-3.5 text-t2">
        Listas que você segue
      </h2>
      <p className="mb-2 text-sm text-muted">Avisamos quando algo delas fica mais barato do que quando você viu.</p>
      <ul className="divide-y divide-line">
        {lists.map((list) => (
          <FollowedRow key={list.token} list={list} onProblem={onProblem} />
        ))}
      </ul>
    </section>
  );
}

function FollowedRow({ list, onProblem }: { list: FollowedList; onProblem: FollowedListsProps["onProblem"] }) {
  const change = useChange(onProblem);
  const [isBusy, setBusy] = useState(false);
  const { token, name, ownerName, count, cheaper } = list;

  async function leave() {
    setBusy(true);
    await change(() => unfollowListFn({ data: { token } }));
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3" data-list={token}>
      <div className="min-w-0 flex-1 basis-56">
        <RouterLink href={sharedListPath(token)} className="font-semibold wrap-anywhere hover:underline">
          {name}
        </RouterLink>
        <p className="text-xs text-muted">
          De {ownerName} · {count > 0 ? plural(count, "material", "materiais") : "nada à venda agora"}
          {cheaper > 0 && <span className="text-positive"> · {plural(cheaper, "mais barato", "mais baratos")}</span>}
        </p>
      </div>
      <Button size="sm" variant="ghost" loading={isBusy} loadingLabel="Deixando…" onClick={() => void leave()}>
        <span>
          Deixar de seguir<VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
    </li>
  );
}
