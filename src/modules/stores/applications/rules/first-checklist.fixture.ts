import type { ChecklistEntry } from "./checklist.ts";

const item = (key: string, title: string, detail: string, mayBeWaived = false): ChecklistEntry => ({
  key,
  title,
  detail,
  proof: null,
  isRequired: true,
  mayBeWaived,
});

/** The checklist of before it was data, which is its first version. */
export const FIRST_CHECKLIST: readonly ChecklistEntry[] = [
  item("email", "E-mail confirmado", "O da sua conta, que você lê: é por ele que falamos."),
  item("pessoa", "Quem vende", "Nome completo ou razão social, CPF ou CNPJ, cidade e estado."),
  item("loja", "Nome da loja e da autoria", "Como sua loja aparece no site e como você assina."),
  item("apresentacao", "Apresentação", "O que você faz, e para quem, em algumas linhas."),
  item("amostra", "Amostra do seu trabalho", "Um endereço onde dê para ver, ou a descrição de um material seu.", true),
  item("maioridade", "18 anos ou mais", "Você declara. A Pagar.me confere no cadastro para receber."),
  item("autoria", "Material seu", "Você declara que fez o que vende, ou que tem o direito de vender."),
  item("regras", "Taxas e prazos", "Você declara que leu como funcionam, nesta página."),
];
