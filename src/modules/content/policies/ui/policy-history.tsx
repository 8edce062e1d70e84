import { formatDate, formatFullDateTime } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Select } from "#ui/select.tsx";
import { policyPath } from "../rules/policy-paths.ts";
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
          {saved.some(({ name }) => name.includes("revisão")) && (
            <p className="mb-1 text-muted">Uma revisão tem as mesmas palavras da versão, com um valor ou um prazo diferente.</p>
          )}
          <ul className="divide-y divide-line">
            {saved.map(({ name, fingerprint, since }) => (
              <li key={since} className="flex flex-wrap justify-between gap-x-4 py-2">
                <RouterLink href={`${policyPath(slug)}?registro=${fingerprint}`} className="link tn inline-block py-0.5">
                  Versão {name}, desde {formatFullDateTime(new Date(since))}
                </RouterLink>
                <span className="tn text-muted">impressão digital {fingerprint}</span>
              </li>
            ))}
          </ul>
          {saved.length > 1 && <CompareForm slug={slug} saved={saved} />}
        </div>
      )}
    </div>
  );
}

/** Two of the texts side by side; it works without scripts too. */
function CompareForm({ slug, saved }: Pick<PolicyPage, "slug" | "saved">) {
  const choice = (label: string, name: string, chosen: string | undefined) => (
    <Field label={label}>
      <Select name={name} defaultValue={chosen}>
        {saved.map(({ name: text, fingerprint, since }) => (
          <option key={since} value={fingerprint}>
            Versão {text}, {formatFullDateTime(new Date(since))}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <form
      data-form="comparar-politica"
      method="get"
      action={policyPath(slug)}
      className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto] print:hidden"
    >
      {choice("Comparar", "registro", saved[1]?.fingerprint)}
      {choice("Com", "com", saved[0]?.fingerprint)}
      <Button type="submit" variant="soft">
        Ver lado a lado
      </Button>
    </form>
  );
}
