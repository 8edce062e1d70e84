import { brand } from "#kit/brand/brand.ts";
import { formatCount, plural } from "#kit/format.ts";
import { formatShare } from "#kit/percent.ts";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import type { ReachFacts } from "./reach-facts.ts";
import { useFolded } from "./use-folded.tsx";

const NAMES: Record<string, string> = {
  "": "Endereço digitado ou aplicativo",
  get autoria() {
    return `De dentro ${brand.of}`;
  },
  outras: "Outros sites",
};

/** Where the visitors came from, each with its part of the whole. */
export function ReachSources({ sources }: Pick<ReachFacts, "sources">) {
  const whole = sources.reduce((sum, { visitors }) => sum + visitors, 0);
  return (
    <Panel title="De onde vieram" aria-label="De onde vieram">
      {sources.length === 0 ? (
        <p className="text-sm text-muted">Nenhuma visita nestes dias.</p>
      ) : (
        <ul className="grid gap-3">
          {sources.map(({ host, visitors }) => (
            <li key={host} className="text-sm">
              <span className="flex justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">{NAMES[host] ?? host}</span>
                <span className="tn whitespace-nowrap">
                  {plural(visitors, "visitante", "visitantes")}
                  <b className="ml-3 inline-block min-w-13 text-right font-semibold">{formatShare(visitors / whole)}</b>
                </span>
              </span>
              <span aria-hidden className="mt-1.5 block h-1.5 rounded-full bg-well">
                <span className="drawn block h-full rounded-full bg-accent" style={{ width: `${(100 * visitors) / whole}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type Campaign = ReachFacts["campaigns"][number];
const FIRST = 5;

const COLUMNS: Column<Campaign>[] = [
  {
    id: "campanha",
    header: "Campanha",
    place: "lead",
    cell: ({ source, medium, campaign }) => (
      <span className="block wrap-anywhere md:min-w-36">
        <span className="font-semibold">{campaign || source || medium}</span>
        {campaign !== "" && (source || medium) !== "" && (
          <span className="block text-2xs font-normal text-muted">{[source, medium].filter(Boolean).join(" · ")}</span>
        )}
      </span>
    ),
  },
  {
    id: "material",
    header: "Material",
    place: "second",
    cell: ({ slug, title }) => (
      <RouterLink href={`/produto/${slug}`} className="underline-offset-3 hover:underline">
        {title}
      </RouterLink>
    ),
  },
  { id: "visitantes", header: "Visitantes", numeric: true, place: "lead-end", cell: ({ visitors }) => formatCount(visitors) },
];

/** The author's own campaigns, by product; when there are none, how to make one. */
export function ReachCampaigns({ campaigns }: Pick<ReachFacts, "campaigns">) {
  const { shown, more } = useFolded(campaigns, FIRST, "cinco");
  return (
    <Panel flush title="Seus links com campanha" aria-label="Seus links com campanha">
      {campaigns.length > 0 && (
        <Table
          caption="Visitantes por campanha e material"
          columns={COLUMNS}
          rows={shown}
          rowKey={({ source, medium, campaign, slug }) => [source, medium, campaign, slug].join(" ")}
        />
      )}
      {more}
      <div className="grid gap-1.5 px-4 pt-1 pb-4 text-sm text-muted md:px-5">
        <p>Para saber de que publicação veio cada visita, termine o link assim, com as suas palavras:</p>
        <p className="rounded-block bg-well px-3 py-2 font-mono text-2xs wrap-anywhere text-ink">
          ?utm_source=instagram&amp;utm_medium=bio&amp;utm_campaign=volta-as-aulas
        </p>
      </div>
    </Panel>
  );
}
