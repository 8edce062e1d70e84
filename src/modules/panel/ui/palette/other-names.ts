/** What else people call each page of the panel, by its address. */
const OTHER_NAMES: Record<string, string> = {
  "/painel/produtos": "material produto preço arquivo rascunho",
  "/painel/adicionar-produto": "novo produto",
  "/painel/pedidos?aba=vendas": "venda pedido cliente reembolso",
  "/painel/avaliacoes": "avaliação nota comentário pergunta",
  "/painel/cupons": "cupom promoção desconto preço",
  "/painel/minha-loja": "capa logo retrato férias",
  "/painel/analytics": "análise relatório visitas receita",
  "/painel/pagarme": "saque dinheiro transferir extrato notas",
  "/painel/configurar-pagamentos": "pagamento recebedor conta bancária parcelas",
  "/painel/pedidos": "compra download baixar pedido",
  "/painel/favoritos": "favorito lista",
  "/adicionar-cartao": "cartão",
  "/painel/enderecos": "endereço cep",
  "/painel/configuracoes": "senha e-mail avisos perfil privacidade",
  "/painel/admin/usuarios": "pessoa usuário conta suspensão",
  "/painel/admin/pedidos": "pedido reembolso contestação",
  "/painel/admin/produtos": "material produto",
  "/painel/admin/comentarios": "comentário denúncia avaliação pergunta",
  "/painel/admin/solicitacoes": "solicitação autor vender",
  "/painel/admin/categorias": "categoria atributo",
  "/painel/admin/comissoes": "comissão taxa",
  "/painel/admin/cupons": "cupom desconto",
  "/painel/admin/configurar-home": "home vitrine seções",
  "/painel/admin/blog": "texto post",
  "/painel/admin/newsletter": "carta boletim",
  "/painel/admin/interno": "trabalhos webhooks e-mails números",
};

/** The other names of what is at `href`; empty when it has only its own. */
export const otherNames = (href: string | null): string => (href && OTHER_NAMES[href]) ?? "";
