import { useEffect, useEffectEvent, useState } from "react";
import { readReason } from "../../ui/read-reason.ts";
import { followListFn, getListStanding, unfollowListFn } from "../functions.ts";
import type { ListStanding } from "../schema.ts";
import { rememberInput, takeInput } from "./follow-input.ts";

async function ask(token: string): Promise<ListStanding | null> {
  const answer = await getListStanding({ data: { token } }).catch(() => null);
  return answer && "isKnown" in answer ? answer : null;
}

/** Whether the person follows a shared list, and the change of it. A guest signs in first, and comes back following. */
export function useFollowList(token: string) {
  const [standing, setStanding] = useState<ListStanding | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  async function turn(isFollowed: boolean): Promise<void> {
    setBusy(true);
    setProblem(null);
    const requested = { data: { token } };
    const answer = isFollowed
      ? await followListFn(requested).catch(() => null)
      : await unfollowListFn(requested).catch(() => null);
    setBusy(false);
    if (!answer?.ok) return setProblem(readReason(answer?.reason ?? "unavailable"));
    setStanding({ isKnown: true, isOwn: false, isFollowed });
    setMessage(isFollowed ? "Avisamos quando algo desta lista baixar de preço." : "Você não segue mais esta lista.");
  }

  const arrive = useEffectEvent((found: ListStanding | null) => {
    setStanding(found);
    const isRequested = takeInput(token);
    if (isRequested && found?.isKnown && !found.isOwn && !found.isFollowed) void turn(true);
  });
  useEffect(() => {
    let here = true;
    void ask(token).then((found) => (here ? arrive(found) : undefined));
    return () => {
      here = false;
    };
  }, [token]);

  /** Before it is known who is here, it is asked again. */
  async function press(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const known = standing ?? (await ask(token));
    setBusy(false);
    if (known?.isKnown) return turn(!known.isFollowed);
    if (!known) return setProblem(readReason("unavailable"));
    rememberInput(token);
    location.assign(`/auth/login?volta=${encodeURIComponent(location.pathname)}`);
  }

  return { isOwn: standing?.isOwn ?? false, isFollowed: standing?.isFollowed ?? false, isBusy, message, problem, press };
}
