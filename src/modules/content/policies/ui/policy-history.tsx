import { formatDate, formatFullDateTime } from "#kit/date-format.ts";
import { RouterLink } from "#ui/router-link.tsx";
import type { PolicyPage } from "../schema.ts";

/** What each version changed, and every text that was in force, as it was read. */
export function PolicyHistory({ page: { slug, changes, saved } }: { page: PolicyPage }) {
  return (
    <div className="grid gap-6 text-sm">
      <ul className="grid gap-3">
        {changes.map(({ version, since, what }) => (
          <li key={version}>
            <b className="font-semibold">
              Versão {version}, {formatDate(new Date(`${since}T12:00:00Z`))}.
            </b>{" "}
            {what}
          </li>
        ))}
      </ul>
      {saved.length > 0 && (
        <div>
          <h3 className="mb-1 font-text text-xs font-semibold text-muted">Textos guardados como foram lidos</h3>
          <ul className="divide-y divide-line">
            {saved.map(({ version, fingerprint, since }) => (
              <li key={since} className="flex flex-wrap justify-between gap-x-4 py-2">
                <RouterLink href={`/${slug}?registro=${fingerprint}`} className="link tn">
                  Versão {version}, desde {formatFullDateTime(new Date(since))}
                </RouterLink>
                <span className="tn text-muted">impressão digital {fingerprint}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
