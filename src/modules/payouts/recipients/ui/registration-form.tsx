import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Form } from "#ui/form.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import type { PaymentsPage } from "../payments-page.ts";
import { AccountLines } from "../../bank/ui/account-lines.tsx";
import { AddressLines } from "./address-lines.tsx";
import { FormBlock } from "./form-block.tsx";
import { fieldId, FormLine } from "../../ui/form-line.tsx";
import { type Registration, useRegistration } from "./use-registration.ts";

type RegistrationFormProps = { page: PaymentsPage["registration"]; onSent: () => void };

/** The registration form for the payment provider, for a person or a company. */
export function RegistrationForm({ page, onSent }: RegistrationFormProps) {
  const of = useRegistration(page, onSent);
  return (
    <Form state={of.state} onSubmit={of.send} summary={fieldId} summaryTitle="Para enviar, confira:" className="grid gap-9">
      <Who of={of} saved={page.saved} />
      {of.form.kind === "pj" ? <Company of={of} saved={page.saved} /> : <Person of={of} />}
      <FormBlock title="Conta para receber" hint="Precisa estar no mesmo CPF ou CNPJ do cadastro. Conta-salário não serve.">
        <AccountLines of={of} saved={page.saved} />
      </FormBlock>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-ink pt-4">
        <Button type="submit" variant="primary" size="lg" loading={of.state.isBusy} loadingLabel="Enviando…">
          Enviar cadastro
        </Button>
        <output className="text-xs text-muted">
          {of.saved === "guardado" && "Rascunho guardado."}
          {of.saved === "mudou" && "Guardando o rascunho…"}
          {of.saved === "falhou" && "O rascunho não foi guardado. O que você escreveu continua aqui."}
        </output>
      </div>
      <p className="-mt-5 text-xs text-muted">
        Os dados vão para a Pagar.me, que é obrigada por lei a saber quem recebe. Aqui guardamos só o necessário para mostrar a
        você, com os números escondidos.
      </p>
    </Form>
  );
}

function Who({ of, saved }: { of: Registration; saved: PaymentsPage["registration"]["saved"] }) {
  const isCompany = of.form.kind === "pj";
  const fits = (mask: string | undefined) => (mask && mask.includes("/") === isCompany ? mask : undefined);
  return (
    <FormBlock title="Quem vai receber">
      <FieldGroup legend="Você recebe como" className="sm:grid-cols-2">
        {(["pf", "pj"] as const).map((kind) => (
          <RadioCard
            key={kind}
            name="kind"
            value={kind}
            checked={(of.form.kind ?? "pf") === kind}
            onChange={() => of.change("kind", kind)}
            title={kind === "pf" ? "Pessoa" : "Empresa"}
            description={kind === "pf" ? "Com CPF" : "Com CNPJ"}
          />
        ))}
      </FieldGroup>
      {isCompany ? (
        <>
          <FormLine of={of} field="document" label="CNPJ" mask="cpf-cnpj" saved={fits(saved.document)} className="sm:max-w-80" />
          <FormLine of={of} field="company_name" label="Razão social" autoComplete="organization" />
          <FormLine of={of} field="trading_name" label="Nome fantasia" autoComplete="off" />
          <div className="grid gap-4 sm:grid-cols-2">
            <FormLine of={of} field="founding_date" label="Data de abertura" mask="date" />
            <FormLine of={of} field="annual_revenue" label="Faturamento por ano" mask="money" hint="Uma estimativa serve." />
          </div>
        </>
      ) : (
        <>
          <FormLine of={of} field="name" label="Nome completo" hint="Como está no documento." autoComplete="name" />
          <div className="grid gap-4 sm:grid-cols-2">
            <FormLine of={of} field="document" label="CPF" mask="cpf" saved={fits(saved.document)} />
            <FormLine of={of} field="birthdate" label="Data de nascimento" mask="date" autoComplete="bday" />
          </div>
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormLine of={of} field="email" label="E-mail" autoComplete="email" inputMode="email" />
        <FormLine of={of} field="phone" label="Telefone" mask="phone" />
      </div>
      <AddressLines of={of} prefix="" />
    </FormBlock>
  );
}

function Person({ of }: { of: Registration }) {
  return (
    <FormBlock title="O que a lei pede" hint="O Banco Central exige estes dados de quem recebe pagamentos.">
      <HumanLines of={of} />
    </FormBlock>
  );
}

function HumanLines({ of }: { of: Registration }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormLine of={of} field="monthly_income" label="Renda por mês" mask="money" hint="Uma estimativa serve." />
        <FormLine of={of} field="occupation" label="Profissão" autoComplete="organization-title" />
      </div>
      <FormLine of={of} field="mother_name" label="Nome da mãe" optional autoComplete="off" />
    </>
  );
}

function Company({ of, saved }: { of: Registration; saved: PaymentsPage["registration"]["saved"] }) {
  const isSame = of.form.partner_same_address === "1";
  return (
    <FormBlock title="Quem representa a empresa" hint="Uma pessoa do contrato social, com poderes para assinar.">
      <FormLine of={of} field="partner_name" label="Nome completo" autoComplete="name" />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormLine of={of} field="partner_document" label="CPF" mask="cpf" saved={saved.partner_document} />
        <FormLine of={of} field="birthdate" label="Data de nascimento" mask="date" autoComplete="bday" />
        <FormLine of={of} field="partner_email" label="E-mail" inputMode="email" autoComplete="off" />
        <FormLine of={of} field="partner_phone" label="Telefone" mask="phone" />
      </div>
      <HumanLines of={of} />
      <Checkbox
        name="partner_same_address"
        checked={isSame}
        onChange={(event) => of.change("partner_same_address", event.target.checked ? "1" : "")}
      >
        Mora no endereço da empresa
      </Checkbox>
      {!isSame && <AddressLines of={of} prefix="partner_" />}
      <div>
        <Checkbox
          id={fieldId("partner_representative")}
          name="partner_representative"
          checked={of.form.partner_representative === "1"}
          aria-invalid={of.mistakes.partner_representative ? true : undefined}
          aria-describedby={of.mistakes.partner_representative ? "representante-error" : undefined}
          onChange={(event) => of.change("partner_representative", event.target.checked ? "1" : "")}
        >
          Esta pessoa é representante legal da empresa
        </Checkbox>
        {of.mistakes.partner_representative && (
          <FieldError id="representante-error">{of.mistakes.partner_representative}</FieldError>
        )}
      </div>
    </FormBlock>
  );
}
