import { useEffect, useRef, useState } from "react";
import { saveHomeDraftFn } from "../functions.ts";
import type { HomeArrangement } from "../queries/read-arrangement.ts";
import type { ArrangedSection } from "../rules/arranged-section.ts";

type Trouble = "moved_on" | "not_saved";

/** The sections on the screen and the draft behind them: each change is saved at once, one after the other. */
export function useArrangement(page: HomeArrangement, reload: () => Promise<void>) {
  const [local, setLocal] = useState<ArrangedSection[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** A page that was saved over: what is here stays until the next one comes, so that nothing open closes between them. */
  const [past, setPast] = useState<HomeArrangement | null>(null);
  if (past && past !== page) {
    setPast(null);
    setLocal(null);
  }
  const shown = useRef(page);
  /** Of the last save, while the page on the screen is of before it. */
  const stamp = useRef<string | null>(null);
  useEffect(() => {
    shown.current = page;
    if (local === null) stamp.current = null;
  }, [page, local]);
  const queue = useRef(Promise.resolve());
  const latest = useRef(0);

  async function save(sections: ArrangedSection[], turn: number): Promise<void> {
    // A newer change carries this one with it.
    if (turn !== latest.current) return;
    const answer = await saveHomeDraftFn({ data: { stamp: stamp.current ?? page.stamp, sections } }).catch(() => null);
    if (answer?.ok) stamp.current = answer.value.stamp;
    else setTrouble(answer?.reason === "moved_on" ? "moved_on" : "not_saved");
    if (turn !== latest.current) return;
    if (answer?.ok) await startOver();
    setSaving(false);
  }

  function put(sections: ArrangedSection[]): void {
    const turn = ++latest.current;
    setLocal(sections);
    setPast(null);
    setTrouble(null);
    setSaving(true);
    queue.current = queue.current.then(() => save(sections, turn));
  }

  /** Reads the page again and lets go of what was here. */
  async function startOver(): Promise<void> {
    const [turn, before] = [latest.current, shown.current];
    await reload();
    if (turn !== latest.current) return;
    setPast(before);
    setTrouble(null);
  }

  const sections = local ?? page.sections;
  return { sections, isSaving, trouble, put, startOver, retry: () => put(sections) };
}
