import { plural } from "#kit/format.ts";
import type { License } from "#modules/catalog/rules/licenses.ts";
import type { PackagedFile } from "#modules/catalog/schema/product-page.ts";

/** How many of the files come with the licence chosen; nothing where every licence brings them all. */
export function LicenseFiles({ files, license }: { files: PackagedFile[]; license: License }) {
  if (files.every((file) => file.licenses === null)) return null;
  const going = files.filter((file) => file.licenses === null || file.licenses.includes(license)).length;
  return (
    <p className="-mt-1 text-sm" aria-live="polite">
      {going === files.length
        ? `Com esta licença vêm todos os ${files.length} arquivos.`
        : `Com esta licença ${going === 1 ? "vem" : "vêm"} ${going} de ${plural(files.length, "arquivo", "arquivos")}.`}{" "}
      <a href="#pacote" className="link">
        Ver quais
      </a>
    </p>
  );
}
