import { Download } from "lucide-react";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { brand } from "#kit/brand/brand.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { saveFile } from "#ui/save-file.ts";

/** The codes that open the account without the app: to copy, to save as a file, to leave only after keeping them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join("\n");

  function save() {
    const file = { name: `${fileBrand()}-codigos-de-recuperacao.txt`, text: `Códigos de recuperação ${brand.of}\n\n${text}\n` };
    saveFile(file, "text/plain");
  }

  return (
    <div className="grid gap-4">
      <ul
        aria-label="Códigos de recuperação"
        translate="no"
        className="tn grid grid-cols-2 gap-x-6 gap-y-2 rounded-ctl bg-well p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton size="sm" text={text} label="Copiar códigos" copiedLabel="Códigos copiados" />
        <Button size="sm" onClick={save}>
          <Download aria-hidden /> Baixar como texto
        </Button>
      </div>
      <Button variant="primary" className="justify-self-end" onClick={onDone}>
        Já guardei os códigos
      </Button>
    </div>
  );
}
