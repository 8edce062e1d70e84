import type { ReactNode } from "react";

/** What erasure takes, what it leaves without a name, and what the law keeps. */
export function WhatHappens() {
  return (
    <dl className="grid gap-4 text-sm">
      <Part title="O que é apagado">
        Entrada, senha, chaves e sessões; endereços e cartões; favoritos, listas e lojas seguidas; avisos; o texto das suas
        avaliações, perguntas e mensagens; os arquivos que você enviou. A biblioteca fecha. Se você vende, a loja fecha e o que
        ninguém comprou é apagado.
      </Part>
      <Part title="O que fica, sem o seu nome">
        Os números das compras e das vendas, que sustentam as contas de outras pessoas: quem vendeu lê “Cliente removido”. As
        estrelas das suas avaliações. Os materiais seus que alguém comprou, na biblioteca de quem comprou.
      </Part>
      <Part title="O que a lei manda guardar">
        Nome, documento e endereço de cada compra paga e da loja que vendeu, criptografados, até o fim do quinto ano depois (prazo
        fiscal e do consumidor). A rede de cada download, por 6 meses (Marco Civil da Internet). A Pagar.me guarda os registros de
        pagamento dela. Em cópias de segurança, o resto é apagado em até 35 dias.
      </Part>
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-0.5 max-w-[68ch] text-muted">{children}</dd>
    </div>
  );
}
