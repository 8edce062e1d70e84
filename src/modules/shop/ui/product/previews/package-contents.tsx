import { fileSize, plural } from "#kit/format.ts";
import type { ShownPreview } from "#modules/catalog/schema/product-page.ts";

/** The names in a ZIP, folder by folder, in a box that scrolls by itself. */
export function PackageContents({ preview: { fileName, facts } }: { preview: ShownPreview }) {
  const entries = facts.entries ?? [];
  const count = facts.entryCount ?? entries.length;
  const rest = count - entries.length;
  return (
    <details className="rounded-mat border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold">
        O que vem no ZIP: {plural(count, "arquivo", "arquivos")}
      </summary>
      <section
        aria-label={`Arquivos de ${fileName}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        className="max-h-72 overflow-y-auto border-t border-line px-4 py-3 -outline-offset-2"
      >
        {folders(entries).map(({ folder, files }, index) => (
          <div key={`${index}-${folder}`} className="[&+&]:mt-3">
            {folder && <h3 className="font-text text-xs font-semibold [overflow-wrap:anywhere]">{folder}/</h3>}
            <ul className={folder ? "pl-4" : undefined}>
              {files.map(({ name, sizeBytes }, at) => (
                <li key={`${at}-${name}`} className="flex justify-between gap-3 py-0.5 text-xs">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                  <span className="tn shrink-0 text-muted">{fileSize(sizeBytes)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {rest > 0 && <p className="mt-3 text-xs text-muted">E mais {plural(rest, "arquivo", "arquivos")}.</p>}
      </section>
    </details>
  );
}

type Entries = NonNullable<ShownPreview["facts"]["entries"]>;

/** Files that follow each other in one folder, together. */
function folders(entries: Entries): { folder: string; files: Entries }[] {
  const groups: { folder: string; files: Entries }[] = [];
  for (const { name, sizeBytes } of entries) {
    const slash = name.lastIndexOf("/");
    const folder = name.slice(0, Math.max(0, slash));
    if (groups.at(-1)?.folder !== folder) groups.push({ folder, files: [] });
    groups.at(-1)?.files.push({ name: name.slice(slash + 1), sizeBytes });
  }
  return groups;
}
