import { useState } from "react";
import { formatDate } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useChange } from "../../ui/use-change.ts";
import { unfollowSearchFn } from "../functions.ts";
import type { FollowedSearch } from "../schema.ts";

type FollowedSearchesProps = { searches: FollowedSearch[]; onProblem: (sentence: string | null) => void };

/** The searches this person follows, and the way out of each. Absent when there are none. */
export function FollowedSearches({ searches, onProblem }: FollowedSearchesProps) {
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="buscas-seguidas" className="mt-12" data-section="buscas-seguidas">
      <h2 id="buscas-seguidas" className="fio mb-1 pt-3.5 text-t2">
        Buscas que você segue
      </h2>
      <p className="mb-2 text-sm text-muted">Avisamos o que chegar nelas, todas juntas, no máximo uma vez por semana.</p>
      <ul className="divide-y divide-line">
        {searches.map((one) => (
          <FollowedRow key={one.key} search={one} onProblem={onProblem} />
        ))}
      </ul>
    </section>
  );
}

function FollowedRow({ search, onProblem }: { search: FollowedSearch; onProblem: FollowedSearchesProps["onProblem"] }) {
  const change = useChange(onProblem);
  const [isBusy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    await change(() => unfollowSearchFn({ data: { key: search.key } }));
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <RouterLink href={search.href} className="font-semibold wrap-anywhere hover:underline">
          {search.name}
        </RouterLink>
        <p className="text-xs text-muted">Desde {formatDate(search.followedAt)}</p>
      </div>
      <Button size="sm" variant="ghost" loading={isBusy} loadingLabel="Deixando…" onClick={() => void leave()}>
        <span>
          Deixar de seguir<VisuallyHidden> {search.name}</VisuallyHidden>
        </span>
      </Button>
    </li>
  );
}
