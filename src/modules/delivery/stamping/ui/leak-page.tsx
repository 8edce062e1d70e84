import { LoaderCircle } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dropzone } from "#ui/dropzone.tsx";
import { Field, FieldError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { formText } from "#ui/form-text.ts";
import { Panel } from "#ui/panel.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { getLeakSearches } from "../functions.ts";
import type { LeakSearchLine } from "../schema.ts";
import { LeakFindings } from "./leak-findings.tsx";
import { LeakSearches } from "./leak-searches.tsx";
import { useLeakSearch } from "./use-leak-search.ts";

/** From a copy found somewhere to the purchase it came from. */
export function LeakPage({ first }: { first: LeakSearchLine[] }) {
  const [searches, setSearches] = useState(first);
  const { search, byCode, searchFile, searchCode } = useLeakSearch(() => void refresh());
  const problemAt = (place: string) => (search.state === "recusada" && search.place === place ? search.problem : null);
  const isSearching = search.state === "procurando";

  async function refresh() {
    const answer = await getLeakSearches().catch(() => null);
    if (Array.isArray(answer)) setSearches(answer);
  }

  return (
    <div className="grid max-w-[640px] gap-5">
      <Panel title="O que você achou">
        <div className="grid gap-5">
          <div className="grid gap-1.5">
            <Dropzone
              id="vazado"
              name="vazado"
              title="Arraste o arquivo achado ou escolha no aparelho"
              hint="PDF, EPUB ou imagem de até 200 MB. Serve a cópia inteira ou um pedaço dela. Não guardamos o arquivo."
              accept=".pdf,application/pdf,.epub,application/epub+zip,image/*"
              disabled={isSearching}
              invalid={problemAt("arquivo") !== null}
              onFiles={([file]) => file && void searchFile(file)}
            />
            {problemAt("arquivo") && <FieldError id="vazado-error">{problemAt("arquivo")}</FieldError>}
          </div>
          <Form
            state={byCode}
            onSubmit={(typed) => searchCode(formText(typed, "codigo"))}
            className="flex flex-wrap items-start gap-3 *:data-notice:basis-full"
          >
            <Field
              label="Ou digite o código do carimbo"
              hint="Para fotos e folhas impressas."
              error={byCode.mistakes.codigo}
              className="min-w-0 flex-1 basis-56"
            >
              <TextInput
                name="codigo"
                maxLength={200}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                placeholder="7F3K-9Q2M-X8WT"
              />
            </Field>
            <Button type="submit" disabled={isSearching} className="sm:mt-[25px]">
              Procurar
            </Button>
          </Form>
        </div>
      </Panel>
      <div aria-live="polite">
        {isSearching && (
          <p className="flex items-center gap-2 text-sm text-muted">
            <LoaderCircle aria-hidden className="size-5 motion-safe:animate-spin" />
            {search.place === "arquivo" ? "Lendo o arquivo…" : "Procurando…"}
          </p>
        )}
        {search.state === "achou" && <LeakFindings found={search.found} />}
      </div>
      {searches.length > 0 && <LeakSearches searches={searches} />}
    </div>
  );
}
