import { useId, useState } from "react";
import { type FileLicenses, fileLicensesWords, licensesOnSale } from "#modules/catalog/file-licenses/rules.ts";
import { setFileLicensesFn } from "#modules/catalog/functions.ts";
import { LICENSE_CODES, type License } from "#modules/catalog/rules/licenses.ts";
import type { WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Select } from "#ui/select.tsx";
import { readRefusal } from "./read-refusal.ts";

type FileLicensesFieldProps = { productId: number; file: WorkingFile; sold: License[]; refresh: () => Promise<void> };

const ALL = "todas";

/** Which licences a file goes with, once the product is sold under more than one, or the file goes with none of them. */
export function FileLicensesField({ productId, file, sold, refresh }: FileLicensesFieldProps) {
  const id = useId();
  const [chosen, setChosen] = useState<FileLicenses | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const now = licensesOnSale(chosen === undefined ? file.licenses : chosen, sold);
  const choices = choicesOf(sold);

  async function choose(value: string) {
    const licenses = choices.find((choice) => keyOf(choice) === value) ?? null;
    setChosen(licenses);
    setProblem(null);
    const answer = await setFileLicensesFn({ data: { productId, fileId: file.id, licenses } }).catch(() => null);
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
        className="w-auto max-w-full"
        value={now?.length === 0 ? "" : keyOf(now)}
        onChange={(event) => void choose(event.target.value)}
      >
        {now?.length === 0 && <option value="">Nenhuma licença à venda</option>}
        <option value={ALL}>Todas as licenças</option>
        {choices.map((choice) => (
          <option key={keyOf(choice)} value={keyOf(choice)}>
            Só {fileLicensesWords(choice)}
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

const keyOf = (licenses: FileLicenses): string => licenses?.join("+") ?? ALL;

/** Every choice that is not all of them, the fewest first. */
function choicesOf(sold: readonly License[]): License[][] {
  const codes = LICENSE_CODES.filter((license) => sold.includes(license));
  const some = codes.reduce<License[][]>((sets, code) => [...sets, ...sets.map((set) => [...set, code])], [[]]);
  return some.filter((set) => set.length > 0 && set.length < codes.length).toSorted((a, b) => a.length - b.length);
}
