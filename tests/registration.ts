import type { RegistrationForm } from "#modules/payouts/recipients/rules.ts";

/** A whole form of a person, as typed. */
export const personForm: RegistrationForm = {
  kind: "pf",
  document: "529.982.247-25",
  name: "Helena Prado Vasques",
  email: "helena@exemplo.com.br",
  phone: "(32) 99999-0000",
  birthdate: "28/02/1990",
  mother_name: "",
  monthly_income: "3.500,00",
  occupation: "Professora",
  cep: "36010-000",
  street: "Rua Halfeld",
  number: "12-A",
  complement: "",
  district: "Centro",
  city: "Juiz de Fora",
  uf: "MG",
  bank: "341 · Itaú",
  account_type: "corrente",
  branch_number: "0912",
  branch_check_digit: "",
  account_number: "44187",
  account_check_digit: "7",
  holder_name: "Helena Prado Vasques",
  holder_document: "52998224725",
};

/** The same of a company, with who represents it. */
export const companyForm: RegistrationForm = {
  ...personForm,
  kind: "pj",
  document: "11.222.333/0001-81",
  company_name: "Prado Materiais Didáticos Ltda.",
  trading_name: "Prado Materiais",
  annual_revenue: "120.000,00",
  founding_date: "10/03/2015",
  partner_name: "Helena Prado Vasques",
  partner_document: "529.982.247-25",
  partner_email: "helena@exemplo.com.br",
  partner_phone: "(32) 99999-0000",
  partner_representative: "1",
  partner_same_address: "1",
  holder_name: "Prado Materiais",
  holder_document: "11222333000181",
};
