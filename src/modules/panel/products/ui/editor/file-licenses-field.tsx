import { useId, useState } from "react";
import { type FileLicenses, licensesOnSale, withWider } from "#modules/catalog/file-licenses/rules.ts";
import { setFileLicensesFn } from "#modules/catalog/functions.ts";
import { LICENSE_CODES, type License, LICENSES } from "#modules/catalog/rules/licenses.ts";
import type { WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Select } from "#ui/select.tsx";
import { isOk, useTrackSave } from "./pending-saves.ts";
import { readRefusal } from "./read-refusal.ts";

type FileLicensesFieldProps = { productId: number; file: WorkingFile; sold: License[]; refresh: () => Promise<void> };

const ALL = "todas";

/** From which licence on a file goes, once the product is sold under more than one, or the file goes with none of them. */
export function FileLicensesField({ productId, file, sold, refresh }: FileLicensesFieldProps) {
  const id = useId();
  const [chosen, setChosen] = useState<FileLicenses | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const track = useTrackSave();
  const now = licensesOnSale(chosen === undefined ? file.licenses : chosen, sold);
  const choices = narrowestOf(sold);

  async function choose(value: string) {
    const narrowest = choices.find((license) => license === value);
    const licenses = narrowest ? withWider([narrowest]) : null;
    setChosen(licenses);
    setProblem(null);
    const answer = await track(
      setFileLicensesFn({ data: { productId, fileId: file.id, licenses } }).catch(() => null),
      isOk,
    );
    if (!answer?.ok) {
      setChosen(undefined);
      setProblem(answer ? readRefusal(answer).trouble.message : "Sem conexão. Tente de novo.");
    }
    await refresh();
  }

  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
      <label htmlFor={id} className="text-2xs text-muted">
        Vai com<span className="sr-only"> ({file.name})</span>
      </label>
      <Select
        id={id}
        dense
        className="sm:w-auto sm:max-w-full"
        value={now ? (now[0] ?? "") : ALL}
        onChange={(event) => void choose(event.target.value)}
      >
        {now?.length === 0 && <option value="">Nenhuma licença à venda</option>}
        <option value={ALL}>Todas as licenças</option>
        {choices.map((license) => (
          <option key={license} value={license}>
            {license === choices.at(-1) ? "Só" : "A partir de"} {LICENSES[license].name}
          </option>
        ))}
      </Select>
      {problem && (
        <p role="alert" className="w-full text-2xs text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Where a file may start to go, short of all: a licence on sale, with those wider than it. */
const narrowestOf = (sold: readonly License[]): License[] => LICENSE_CODES.filter((license) => sold.includes(license)).slice(1);
