import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { AnalyticsSearch } from "../../schema.ts";
import { getDownloads } from "../functions.ts";
import { DownloadsChart } from "./downloads-chart.tsx";
import { FetchedFiles } from "./fetched-files.tsx";
import { NeverDownloaded } from "./never-downloaded.tsx";

/** Who fetched the files in the range, which files, and what was sold and never opened. */
export function DownloadsSection({ search }: { search: AnalyticsSearch }) {
  const { de, ate, agrupar, baixado } = search;
  const requested = { de, ate, agrupar, baixado };
  const state = useSection(() => getDownloads({ data: requested }), Object.values(requested).join(" "));
  return (
    <Section name="graphicDownloads" subject="os downloads" state={state} skeleton={<Loading />}>
      {(facts) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
          <DownloadsChart facts={facts} search={search} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <NeverDownloaded facts={facts} search={search} reload={state.reload} />
            <FetchedFiles facts={facts} />
          </div>
        </div>
      )}
    </Section>
  );
}

const Loading = () => (
  <div className="after-300ms grid gap-5 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
    <Skeleton className="h-[380px]" />
    <Skeleton className="h-[380px] max-lg:hidden" />
  </div>
);
