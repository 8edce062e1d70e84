import { formatMoney } from "#kit/money.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import { mandatory } from "../channels.ts";

const must = mandatory("recebimentos");

const WITHDRAWAL: Record<string, (amount: string) => string> = {
  confirmado: (amount) => `Saque de ${amount} confirmado`,
  em_revisao: (amount) => `Saque de ${amount} em análise`,
  processando: (amount) => `Saque de ${amount} a caminho do banco`,
  desconhecido: (amount) => `Estamos confirmando o saque de ${amount}`,
  pago: (amount) => `Saque de ${amount} na sua conta`,
  falhou: (amount) => `O saque de ${amount} não deu certo`,
  devolvido: (amount) => `O banco devolveu o saque de ${amount}`,
  recusado: (amount) => `O saque de ${amount} não foi aprovado`,
};

const AUTOMATIC: Record<string, string> = {
  ligado: "Saque automático ligado",
  desligado: "Saque automático desligado",
  parado: "O saque automático parou",
  esperou: "O saque automático não saiu desta vez",
};

const BANK: Record<string, string> = {
  pedida: "Pediram a troca da sua conta bancária",
  aplicada: "Sua conta bancária foi trocada",
  recusada: "A troca da conta bancária não foi feita",
  cancelada: "A troca da conta bancária foi cancelada",
  negada: "Troca cancelada e conta protegida",
};

const RATE_OF: Record<string, (name: string) => string> = {
  loja: () => "da sua loja",
  categoria: (name) => `em ${name}`,
  material: (name) => `de “${name}”`,
  costume: () => "padrão",
};

export const receivingEvents = {
  "comissao.mudou": must<{ kind: string; name: string; afterBps: number | null }>({
    label: "Mudança na sua comissão",
    title: ({ kind, name, afterBps }) => {
      const ofWhat = RATE_OF[kind]?.(name) ?? "";
      return afterBps === null
        ? `A comissão combinada ${ofWhat} terminou`
        : `A comissão ${ofWhat} agora é de ${formatBasisPoints(afterBps)}`;
    },
    detail: () => "Vale para os pedidos novos; os de antes ficam como estavam",
    href: () => "/painel/configurar-pagamentos#comissao",
  }),
  "saque.andamento": must<{ news: string; amountCents: number }>({
    label: "Andamento dos saques",
    title: ({ news, amountCents }) => WITHDRAWAL[news]?.(formatMoney(amountCents)) ?? "Novidade no seu saque",
    href: () => "/painel/pagarme",
  }),
  "saque.automatico": must<{ news: string }>({
    label: "Saque automático",
    title: ({ news }) => AUTOMATIC[news] ?? "Novidade no seu saque automático",
    href: () => "/painel/pagarme#saque-automatico",
  }),
  "conta-bancaria.aviso": must<{ news: string }>({
    label: "Troca da conta bancária",
    title: ({ news }) => BANK[news] ?? "Novidade na sua conta bancária",
    href: () => "/painel/pagarme",
  }),
  "recebedor.situacao": must<{ status: string; needsProof: boolean }>({
    label: "Cadastro para receber",
    title: ({ status, needsProof }) =>
      needsProof
        ? "Falta um documento para você receber"
        : status === "ativo"
          ? "Seu cadastro para receber foi aprovado"
          : "Seu cadastro para receber mudou",
    href: () => "/painel/configurar-pagamentos",
  }),
};
