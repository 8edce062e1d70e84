// The messages of invalid fields. Separate from the schemas, so that a form can show them in the browser without loading the schema
// library.

export const NAME_SENTENCES = {
  missing: "Escreva o nome.",
  empty_name: "Escreva o nome com pelo menos 2 letras.",
  long_name: "O nome passou do tamanho. Use uma forma mais curta.",
  incomplete_name: "Escreva nome e sobrenome, só com letras. Se no documento há um nome só, repita-o.",
  signs_in_name: "Escreva o nome sem emojis.",
};

export const HOLDER_NAME_SENTENCES = {
  ...NAME_SENTENCES,
  missing: "Escreva o nome como está no cartão.",
  incomplete_name:
    "Escreva o nome como está no cartão, só com letras. No cartão de uma empresa, escreva também o CNPJ do titular.",
};

export const EMAIL_SENTENCES = {
  missing: "Escreva o e-mail.",
  invalid_email: "Confira o e-mail. O formato é nome@exemplo.com.",
  accented_email: "Escreva o e-mail sem acentos.",
  long_email: "A Pagar.me, que recebe o pagamento, só aceita e-mails de até 64 caracteres. Use um mais curto.",
};

export const DOCUMENT_SENTENCES = {
  missing: "Escreva o CPF ou o CNPJ.",
  invalid_cpf: "CPF inválido. Confira os 11 números.",
  invalid_cnpj: "CNPJ inválido. Confira os 14 caracteres.",
  not_a_document: "Escreva um CPF, com 11 números, ou um CNPJ, com 14 caracteres.",
};

export const PHONE_SENTENCES = {
  missing: "Escreva o telefone.",
  invalid: "Confira o telefone, com DDD. Celular tem 9 números: (32) 99999-0000.",
};

export const CEP_SENTENCES = { missing: "Escreva o CEP.", invalid: "Confira o CEP. São 8 números: 36010-000." };
