import { lazy, Suspense, useState } from "react";
import { Field } from "#ui/field.tsx";
import { DocumentInput } from "#ui/document-input.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { EmailField } from "./email-field.tsx";
import { isComplete, type KnownBuyer } from "./read-buyer.ts";
import type { PurchaseForm } from "./use-purchase-form.ts";

// Loaded only when the e-mail belongs to an account.
const CodeField = lazy(async () => ({ default: (await import("./code-field.tsx")).CodeField }));

type BuyerFieldsProps = { viewer: KnownBuyer | null; buying: PurchaseForm };

/** The buyer's data: fields for a guest, a summary for a signed-in person. */
export function BuyerFields({ viewer, buying }: BuyerFieldsProps) {
  const [isEditing, setEditing] = useState(false);
  const { purchase, isCompany, setCompany } = buying;
  const { mistakes } = buying.form;
  const isKnown = viewer !== null && isComplete(viewer) && !isEditing && !mistakes.name && !mistakes.document;

  return (
    <section aria-labelledby="seus-dados" className="mt-5 border-t-2 border-ink pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="seus-dados" className="text-t3">
          Seus dados
        </h2>
        {isKnown && (
          <button type="button" className="text-sm font-semibold text-accent underline" onClick={() => setEditing(true)}>
            Editar
          </button>
        )}
      </div>
      {viewer && (
        <div className="mt-2 text-sm">
          {isKnown && <div className="font-semibold">{viewer.name}</div>}
          <div className="text-muted wrap-anywhere">
            {viewer.email}
            {isKnown && ` · ${viewer.documentMasked?.includes("/") ? "CNPJ" : "CPF"} ${viewer.documentMasked}`}
          </div>
        </div>
      )}
      {!isKnown && (
        <div className="mt-3.5 grid gap-4">
          {!viewer && <EmailField error={mistakes.email} onEdit={() => (buying.form.forgive("email"), purchase.forgetCode())} />}
          <Suspense>{!viewer && purchase.codeSentTo && <CodeField purchase={purchase} error={mistakes.code} />}</Suspense>
          <div className="grid gap-4 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
            <Field id="name" label={isCompany ? "Nome da empresa" : "Nome completo"} error={mistakes.name}>
              <TextInput
                name="name"
                autoComplete={isCompany ? "organization" : "name"}
                maxLength={120}
                required
                defaultValue={viewer?.name}
              />
            </Field>
            {(!viewer?.documentMasked || isEditing) && (
              <Field
                id="document"
                label={isCompany ? "CNPJ" : "CPF"}
                error={mistakes.document}
                hint={
                  <>
                    {buying.isFree
                      ? "Vai no recibo e no contrato."
                      : "O Pix e o cartão exigem este dado. Ele também vai no recibo."}{" "}
                    <button
                      type="button"
                      className="inline-block min-h-6 font-semibold text-accent underline"
                      onClick={() => setCompany(!isCompany)}
                    >
                      {isCompany ? "Comprar como pessoa" : "Comprar como empresa"}
                    </button>
                  </>
                }
              >
                <DocumentInput
                  name="document"
                  required
                  onText={(text) => {
                    if (text.replace(/[^0-9A-Za-z]/g, "").length > 11) setCompany(true);
                  }}
                />
              </Field>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
