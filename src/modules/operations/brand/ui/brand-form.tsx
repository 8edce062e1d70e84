import { useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { formText } from "#ui/form-text.ts";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { useForm } from "#ui/use-form.ts";
import { changeBrandFn } from "../functions.ts";
import { brandMessages } from "../messages.ts";
import type { ShownBrand } from "../queries.ts";
import { type BrandTyped, judgeBrand, readColour } from "../rules.ts";
import { BrandPreview } from "./brand-preview.tsx";
import { BrandFields } from "./brand-fields.tsx";
import { type ChosenLogo, LogoField } from "./logo-field.tsx";

const FAILED =
  "Não sabemos se a marca mudou. Recarregue em outra aba antes de tentar de novo: o que você escreveu continua aqui.";

const LOGO_ON_ITS_WAY = "O logo ainda está chegando. Espere a prévia mudar e salve de novo.";

const typedIn = (form: FormData, usual: BrandTyped): BrandTyped => {
  const typed = { ...usual };
  for (const name of Object.keys(usual) as (keyof BrandTyped)[]) typed[name] = formText(form, name);
  return typed;
};

/** The brand's fields with what they would make in sight; saving asks why, and what is refused is said beside its field. */
export function BrandForm({ brand, onDone }: { brand: ShownBrand; onDone: () => void }) {
  const state = useForm(brandMessages, FAILED, { name: "marca" });
  const [typed, setTyped] = useState(brand.typed);
  const [logo, setLogo] = useState<ChosenLogo>({ is: "kept", shown: brand.logo });
  const [isReadingLogo, setReadingLogo] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog } = useStepUp();
  const may = useMay();
  const judged = judgeBrand(typed);
  const found = "mistakes" in judged ? judged.mistakes : {};
  // A whole colour is judged as it is chosen; words, once they are sent.
  const mistakes = { ...state.mistakes };
  for (const field of ["accent", "accentDark"] as const)
    if (found[field] && readColour(typed[field]) !== null) mistakes[field] = found[field];

  const save = (motivo: string) => {
    const sent = logo.is === "kept" ? undefined : logo.is === "none" ? null : logo.file;
    return confirmed(() =>
      changeBrandFn({ data: { typed, from: brand.typed, motivo, ...(sent !== undefined && { logo: sent }) } }),
    );
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
      <Form
        state={state}
        className="grid content-start gap-4"
        onSubmit={() => {
          if (isReadingLogo) state.refuse({ logo: LOGO_ON_ITS_WAY });
          else if (Object.keys(found).length > 0) state.refuse({ ...found });
          else setAsking(true);
        }}
      >
        <div
          className="contents"
          onInput={() => state.form.current && setTyped(typedIn(new FormData(state.form.current), brand.typed))}
        >
          <LogoField
            logo={logo}
            onChoose={setLogo}
            isBusy={isReadingLogo}
            onBusy={setReadingLogo}
            error={isReadingLogo || logo.is !== "new" ? mistakes.logo : undefined}
          />
          <BrandFields typed={brand.typed} mistakes={mistakes} />
        </div>
        {may("act", "settings") && (
          <Button type="submit" variant="primary" className="justify-self-start">
            Salvar a marca
          </Button>
        )}
      </Form>
      <BrandPreview typed={typed} logo={logo.shown} />
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Mudar a marca"
        effect="Vale a partir de agora, em todas as páginas e nos próximos e-mails e documentos. O que já foi enviado fica como está."
        confirmLabel="Mudar a marca"
        messages={brandMessages}
        act={async (motivo) => {
          const answer = await save(motivo);
          if (!answer || answer.ok || answer.reason !== "invalid" || answer.fields?.motivo) return answer;
          setAsking(false);
          state.refuse({ ...answer.fields });
          return null;
        }}
        onDone={() => {
          state.forget();
          setAsking(false);
          showToast("Marca salva. Recarregue a página para ver.");
          onDone();
        }}
      />
      {dialog}
    </div>
  );
}
