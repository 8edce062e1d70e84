import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";

/** The receipt did not arrive and nobody opened a file: the other ways to reach who bought. */
export function UndeliveredNote({ number }: { number: number }) {
  const words = `O recibo do pedido ${orderNumber(number)} voltou e os arquivos não foram abertos.`;
  const href = `/ajuda/contato?${new URLSearchParams({ assunto: "outro", procura: words }).toString()}`;
  return (
    <Note tone="warning" title="O recibo não chegou ao e-mail de quem comprou, e ninguém abriu os arquivos.">
      A compra está guardada na conta da pessoa. Escreva abaixo, em Mensagens: ela vê o aviso quando entrar. Se você a conhece,{" "}
      <RouterLink href={href} className="link">
        {`peça ${brand.to} que corrija o e-mail`}
      </RouterLink>
      .
    </Note>
  );
}
