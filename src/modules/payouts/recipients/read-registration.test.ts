import { describe, expect, it } from "vitest";
import { companyForm, personForm } from "../../../../tests/registration.ts";
import { readRegistration } from "./read-registration.ts";
import { recipientRequest } from "./recipient-request.ts";
import { problemsOf, type RegistrationField, type RegistrationForm, withSaved, withoutSensitive } from "./rules.ts";

const fieldsOf = (form: RegistrationForm): Record<string, string> => {
  const answer = readRegistration(form);
  return answer.ok ? {} : (answer.fields ?? {});
};

describe("the Pagar.me registration: what is accepted", () => {
  it("person and company, with a lettered CNPJ (B007, B008)", () => {
    expect(fieldsOf(personForm)).toEqual({});
    expect(fieldsOf(companyForm)).toEqual({});
    expect(fieldsOf({ ...companyForm, document: "12.ABC.345/01DE-35", holder_document: "12abc34501de35" })).toEqual({});
  });

  it.each<[string, RegistrationField, string]>([
    ["B001", "document", " 529 982 247 25 "],
    ["B018", "email", "Maria@Exemplo.com.br "],
    ["B032", "phone", "+55 32 99999-0000"],
    ["B039", "number", "s/n"],
    ["B113", "bank", "341"],
    ["B113", "bank", "nubank"],
  ])("%s: %s = %j", (_id, field, value) => expect(fieldsOf({ ...personForm, [field]: value })).toEqual({}));

  it("takes figures to the provider's last centavo, and not one more", () => {
    for (const [form, field] of [
      [personForm, "monthly_income"],
      [companyForm, "annual_revenue"],
    ] as const) {
      expect(fieldsOf({ ...form, [field]: "21.474.836,47" })).toEqual({});
      expect(Object.keys(fieldsOf({ ...form, [field]: "21.474.836,48" }))).toEqual([field]);
    }
  });

  it("X is accepted at Banco do Brasil (B115)", () =>
    expect(fieldsOf({ ...personForm, bank: "001", branch_check_digit: "X", account_check_digit: "x" })).toEqual({}));
});

describe("the Pagar.me registration: each error beside its field", () => {
  it.each<[string, RegistrationForm, RegistrationField]>([
    ["B002", { document: "52998224724" }, "document"],
    ["B003", { document: "11111111111" }, "document"],
    ["B004", { document: "2998224725" }, "document"],
    ["B005", { document: "529982247-2５" }, "document"],
    ["B006", { document: "11.222.333/0001-81" }, "document"],
    ["B019", { email: "a@b" }, "email"],
    ["B020", { email: "x@exemplo.com\r\nBcc: vitima@x.com" }, "email"],
    ["B026", { name: "\u200b\u202e" }, "name"],
    ["B028", { name: "a".repeat(10_000) }, "name"],
    ["um nome só", { name: "Helena" }, "name"],
    ["B032", { phone: "(00) 99999-9999" }, "phone"],
    ["B032", { phone: "99999-9999" }, "phone"],
    ["B033", { birthdate: "31/02/1990" }, "birthdate"],
    ["B033", { birthdate: "29/02/2023" }, "birthdate"],
    ["B034", { birthdate: "1990-02-28" }, "birthdate"],
    ["B035", { birthdate: "31/12/2099" }, "birthdate"],
    ["B035", { birthdate: "01/01/2015" }, "birthdate"],
    ["renda zero", { monthly_income: "0,00" }, "monthly_income"],
    ["B171", { monthly_income: "1,000.50" }, "monthly_income"],
    ["sem profissão", { occupation: "" }, "occupation"],
    ["mãe sem sobrenome", { mother_name: "Ana" }, "mother_name"],
    ["B037", { cep: "00000-000" }, "cep"],
    ["B037", { cep: "12345" }, "cep"],
    ["B037: CEP de outro estado", { cep: "01310-100" }, "cep"],
    ["B038", { uf: "XX" }, "uf"],
    ["B038", { city: "Niterói" }, "city"],
    ["B039", { number: "1".repeat(300) }, "number"],
    ["B113", { bank: "000" }, "bank"],
    ["B113", { bank: "999" }, "bank"],
    ["B113", { bank: "1" }, "bank"],
    ["B113", { bank: "0341" }, "bank"],
    ["B113", { bank: "banco" }, "bank"],
    ["B114", { branch_number: "12345" }, "branch_number"],
    ["B114", { branch_number: "0" }, "branch_number"],
    ["B114", { branch_number: "12-3" }, "branch_number"],
    ["B114", { branch_number: "abcd" }, "branch_number"],
    ["B115", { account_check_digit: "" }, "account_check_digit"],
    ["B115", { account_check_digit: "X" }, "account_check_digit"],
    ["B115", { account_number: "12345678901234" }, "account_number"],
    ["B115", { account_number: "0000000" }, "account_number"],
    ["B116", { account_type: "salario" }, "account_type"],
    ["B117", { holder_name: "Helena Maria Aparecida Prado Vasques" }, "holder_name"],
    ["B118, B017", { holder_document: "111.444.777-35" }, "holder_document"],
    ["B017", { holder_document: "11222333000181" }, "holder_document"],
  ])("%s: %j", (_id, change, field) => {
    const fields = fieldsOf({ ...personForm, ...change });
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toMatch(/\.$/);
  });

  it.each<[string, RegistrationForm, RegistrationField]>([
    ["B009", { document: "12ABC34501DE53", holder_document: "12ABC34501DE35" }, "document"],
    ["B013", { document: "00000000000000" }, "document"],
    ["B014", { document: "12ÁBC34501DE35" }, "document"],
    ["abertura no futuro", { founding_date: "01/01/2099" }, "founding_date"],
    ["abertura que não existe", { founding_date: "31/02/2015" }, "founding_date"],
    ["sem razão social", { company_name: " " }, "company_name"],
    ["B006", { partner_document: "11222333000181" }, "partner_document"],
    ["não representa", { partner_representative: "" }, "partner_representative"],
  ])("company, %s: %j", (_id, change, field) => expect(Object.keys(fieldsOf({ ...companyForm, ...change }))).toEqual([field]));

  it("an empty form says everything that is missing at once", () =>
    expect(Object.keys(fieldsOf({})).toSorted()).toEqual(
      [
        "document",
        "name",
        "email",
        "phone",
        "birthdate",
        "monthly_income",
        "occupation",
        "cep",
        "street",
        "number",
        "district",
        "city",
        "uf",
        "bank",
        "account_type",
        "branch_number",
        "account_number",
        "account_check_digit",
        "holder_name",
        "holder_document",
      ].toSorted(),
    ));

  it("another person's account is reported even with other errors (B118)", () =>
    expect(Object.keys(fieldsOf({ ...personForm, phone: "", holder_document: "111.444.777-35" }))).toEqual([
      "phone",
      "holder_document",
    ]));

  it("the representative's address, when it is another", () =>
    expect(Object.keys(fieldsOf({ ...companyForm, partner_same_address: "" }))).toContain("partner_cep"));
});

describe("the request to the provider", () => {
  it("is the same every time, with automatic transfer off", () => {
    const whole = readRegistration(personForm);
    if (!whole.ok) throw new Error("inválido");
    const request = recipientRequest("código", whole.value);
    expect(recipientRequest("código", whole.value)).toEqual(request);
    expect(request).toMatchObject({
      code: "código",
      transfer_settings: { transfer_enabled: false },
      register_information: { type: "individual", birthdate: "28/02/1990", monthly_income: 350_000, document: "52998224725" },
      default_bank_account: { bank: "341", holder_document: "52998224725", type: "checking", holder_type: "individual" },
    });
    expect(Object.keys(request.default_bank_account)).not.toContain("branch_check_digit");
  });

  it("the company carries its representative", () => {
    const whole = readRegistration(companyForm);
    if (!whole.ok) throw new Error("inválido");
    expect(recipientRequest("c", whole.value)).toMatchObject({
      register_information: {
        type: "corporation",
        document: "11222333000181",
        founding_date: "2015-03-10",
        managing_partners: [{ document: "52998224725", self_declared_legal_representative: true }],
      },
      default_bank_account: { holder_type: "company" },
    });
  });
});

describe("the provider's refusal", () => {
  it.each([
    ["register_information.document", "document"],
    ["register_information.managing_partners.0.document", "partner_document"],
    ["default_bank_account.holder_document", "holder_document"],
    ["default_bank_account.account_number", "account_number"],
    ["register_information.address.zip_code", "cep"],
    ["register_information.phone_numbers.0.ddd", "phone"],
    ["register_information.monthly_income", "monthly_income"],
  ])("%s belongs to field %s, and is in our words", (path, field) => {
    const problems = problemsOf({ [path]: ["The field is required."] }, "The request is invalid.");
    expect(Object.keys(problems)).toEqual([field]);
    expect(JSON.stringify(problems)).not.toContain("required");
  });

  it("without a field it is of the whole registration", () =>
    expect(Object.keys(problemsOf({}, "action_forbidden | | x"))).toEqual(["form"]));
});

it("what is sensitive does not go back to the browser, and empty means the stored one", () => {
  const saved = withoutSensitive(personForm);
  expect(JSON.stringify(saved)).not.toMatch(/529|44187/);
  expect(saved.name).toBe(personForm.name);
  expect(fieldsOf(withSaved({ ...saved, document: "", holder_document: " " }, personForm))).toEqual({});
  expect(withSaved({ document: "123" }, personForm).document).toBe("123");
});
