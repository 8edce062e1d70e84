import { describe, expect, it } from "vitest";
import { fieldOfPath, mayProveIdentity, problemsOf, type RegistrationField } from "./rules.ts";

const AT = "register_information";

describe("the field a refused path is about", () => {
  it.each<[string, RegistrationField | null]>([
    [`${AT}.name`, "name"],
    [`${AT}.mother_name`, "mother_name"],
    [`${AT}.address.zip_code`, "cep"],
    [`${AT}.phone_numbers.0.ddd`, "phone"],
    [`${AT}.main_address.street_number`, "number"],
    [`${AT}.company_name`, "company_name"],
    [`${AT}.managing_partners.0.name`, "partner_name"],
    [`${AT}.managing_partners[0].document`, "partner_document"],
    [`${AT}.managing_partners.0.email`, "partner_email"],
    [`${AT}.managing_partners.0.mother_name`, "mother_name"],
    [`${AT}.managing_partners.0.birthdate`, "birthdate"],
    [`${AT}.managing_partners.0.monthly_income`, "monthly_income"],
    [`${AT}.managing_partners.0.phone_numbers.0.number`, "partner_phone"],
    [`${AT}.managing_partners.0.address.street`, "partner_street"],
    [`${AT}.managing_partners.0.address.zip_code`, "partner_cep"],
    [`${AT}.managing_partners.0.address.state`, "partner_uf"],
    ["default_bank_account.holder_document", "holder_document"],
    ["default_bank_account.bank", "bank"],
    ["default_bank_account.type", "account_type"],
    ["bank_account.account_number", "account_number"],
    ["transfer_settings", null],
  ])("%s is %s", (path, field) => {
    expect(fieldOfPath(path, { kind: "pj", company_name: "x" })).toBe(field === "name" ? "company_name" : field);
  });

  it("is the company's own address when the partner lives there", () => {
    const path = `${AT}.managing_partners.0.address.city`;
    expect(fieldOfPath(path, { kind: "pj", partner_same_address: "1" })).toBe("city");
    expect(Object.keys(problemsOf({ [path]: ["invalid"] }, "", { kind: "pj" }))).toEqual(["partner_city"]);
  });
});

it("offers the proof of identity only while the provider asks for it", () => {
  expect(mayProveIdentity("em_analise", "partially_denied")).toBe(true);
  expect(mayProveIdentity("em_analise", null)).toBe(true);
  expect(mayProveIdentity("em_analise", "pending")).toBe(false);
  expect(mayProveIdentity("enviado", "pending")).toBe(false);
  expect(mayProveIdentity("ativo", "approved")).toBe(false);
});
