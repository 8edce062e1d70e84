import { useRouter } from "@tanstack/react-router";
import { Segmented } from "#ui/segmented.tsx";
import { type Group, GROUPS } from "../rules/groups.ts";
import { analyticsHref, type AnalyticsSearch } from "../schema.ts";
import { GROUP_WORDS } from "./slot-words.ts";

/** Day, week or month, for both charts. */
export function GroupLinks({ search, group }: { search: AnalyticsSearch; group: Group }) {
  const router = useRouter();
  return (
    <Segmented
      label="Agrupar por"
      value={group}
      options={GROUPS.map((value) => ({ value, label: GROUP_WORDS[value] }))}
      onValue={(agrupar) => void router.navigate({ href: analyticsHref(search, { agrupar }), resetScroll: false })}
    />
  );
}
