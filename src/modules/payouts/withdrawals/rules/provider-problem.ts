const KNOWN: [RegExp, string][] = [
  [/saldo insuficiente|insufficient/i, "O seu saldo na Pagar.me não cobre este valor e a tarifa."],
  [/n[aã]o est[aá] ativo|not active|inactive/i, "O seu cadastro na Pagar.me não está ativo."],
  [/conta.*inv[aá]lida|invalid.*account/i, "O banco não reconheceu a conta de destino."],
  [/conta.*encerrada|closed/i, "A conta de destino está encerrada."],
  [/document|cpf|cnpj|titular/i, "O titular da conta não é o do cadastro."],
];

/** The provider's or the bank's reason, in words that help the author to act; never its original text. */
export function providerProblem(message: string | null): string {
  const known = KNOWN.find(([mark]) => mark.test(message ?? ""));
  return known?.[1] ?? "O banco ou a Pagar.me não aceitou a transferência e não disse o motivo.";
}
