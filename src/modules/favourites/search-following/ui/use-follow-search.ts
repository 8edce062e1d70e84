import { useEffect, useEffectEvent, useState } from "react";
import { listingHref, type ListingSearch } from "../../../catalog/schema/listing-search.ts";
import { readReason } from "../../ui/read-reason.ts";
import { followSearchFn, getSearchStanding, unfollowSearchFn } from "../functions.ts";
import { searchKey } from "../../schema/search-address.ts";
import type { SearchStanding } from "../schema.ts";
import { rememberSearch, takeSearch } from "./remembered-search.ts";

async function ask(search: ListingSearch): Promise<SearchStanding | null> {
  const answer = await getSearchStanding({ data: { search } }).catch(() => null);
  return answer && "isKnown" in answer ? answer : null;
}

/** Whether the person follows a search, and the change of it. A guest signs in first, and comes back following. */
export function useFollowSearch(search: ListingSearch) {
  const key = searchKey(search) ?? "";
  const [standing, setStanding] = useState<SearchStanding | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  async function turn(isFollowed: boolean): Promise<void> {
    setBusy(true);
    setProblem(null);
    const answer = isFollowed
      ? await followSearchFn({ data: { search } }).catch(() => null)
      : await unfollowSearchFn({ data: { key } }).catch(() => null);
    setBusy(false);
    if (!answer?.ok) return setProblem(readReason(answer?.reason ?? "unavailable"));
    setStanding({ isKnown: true, isFollowed });
    setMessage(
      isFollowed
        ? "Avisamos por e-mail o que chegar nesta busca, no máximo uma vez por semana."
        : "Você não segue mais esta busca.",
    );
  }

  const arrive = useEffectEvent((found: SearchStanding | null) => {
    setStanding(found);
    setMessage("");
    const isRequested = takeSearch(key);
    if (isRequested && found?.isKnown && !found.isFollowed) void turn(true);
  });
  const askNow = useEffectEvent(() => ask(search));
  useEffect(() => {
    let here = true;
    void askNow().then((found) => (here ? arrive(found) : undefined));
    return () => {
      here = false;
    };
  }, [key]);

  /** Before it is known who is here, it is asked again. */
  async function press(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const known = standing ?? (await ask(search));
    setBusy(false);
    if (known?.isKnown) return turn(!known.isFollowed);
    if (!known) return setProblem(readReason("unavailable"));
    rememberSearch(key);
    location.assign(`/auth/login?volta=${encodeURIComponent(listingHref(search))}`);
  }

  return { isFollowed: standing?.isFollowed ?? false, isBusy, message, problem, press };
}
