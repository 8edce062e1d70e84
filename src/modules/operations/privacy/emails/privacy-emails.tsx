import { formatDate, formatFullDateTime } from "#kit/date-format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { BlockInWords } from "../rules/blocks.ts";

const TAB = "/painel/configuracoes?aba=privacidade";
const reason = "Você recebeu esta mensagem porque alguém dentro da sua conta na Autoria pediu isto.";

/** The copy of a person's data is made: where to get it and until when. The link opens nothing by itself. */
export const writeCopyReady = ({ name, until }: { name: string; until: string }): EmailMessage => ({
  subject: "A cópia dos seus dados na Autoria está pronta",
  body: (
    <EmailLayout preview="Baixe em até 24 horas." title="Seus dados estão prontos" siteUrl={env.publicUrl} reason={reason}>
      <EmailText>
        Oi, {firstName(name)}. A cópia que você pediu fica guardada até {formatFullDateTime(new Date(until))} (horário de
        Brasília). Depois ela some.
      </EmailText>
      <EmailButton href={`${env.publicUrl}${TAB}`}>Baixar meus dados</EmailButton>
      <EmailText muted>
        Para baixar, você entra na conta e confirma que é você. Se não foi você quem pediu, troque a senha.
      </EmailText>
    </EmailLayout>
  ),
});

/** The days to withdrawal right began. */
export const writeErasureAsked = ({ name, on }: { name: string; on: string }): EmailMessage => ({
  subject: `Sua conta na Autoria será apagada em ${formatDate(new Date(on))}`,
  body: (
    <EmailLayout preview="Até lá, dá para desistir." title="Pedido de exclusão recebido" siteUrl={env.publicUrl} reason={reason}>
      <EmailText>
        Oi, {firstName(name)}. Em {formatDate(new Date(on))} apagamos a sua conta. Até lá tudo funciona como sempre e dá para
        desistir.
      </EmailText>
      <EmailText>Baixe antes os materiais que comprou: sem a conta, a biblioteca deixa de existir.</EmailText>
      <EmailButton href={`${env.publicUrl}${TAB}`}>Desistir da exclusão</EmailButton>
      <EmailText muted>Se não foi você quem pediu, entre, desista e troque a senha.</EmailText>
    </EmailLayout>
  ),
});

/** The person stays. */
export const writeErasureDropped = ({ name }: { name: string }): EmailMessage => ({
  subject: "Sua conta na Autoria continua aberta",
  body: (
    <EmailLayout preview="O pedido de exclusão foi cancelado." title="Sua conta fica" siteUrl={env.publicUrl} reason={reason}>
      <EmailText>Oi, {firstName(name)}. O pedido de exclusão foi cancelado e nada mudou na sua conta.</EmailText>
      <EmailButton href={`${env.publicUrl}/painel`}>Ir para o painel</EmailButton>
    </EmailLayout>
  ),
});

/** The day came, and something is still open. */
export const writeErasureStopped = ({ name, blocks }: { name: string; blocks: BlockInWords[] }): EmailMessage => ({
  subject: "A exclusão da sua conta na Autoria está esperando",
  body: (
    <EmailLayout preview={blocks[0]?.text ?? ""} title="Falta resolver algo antes" siteUrl={env.publicUrl} reason={reason}>
      <EmailText>Oi, {firstName(name)}. Ainda não apagamos a sua conta porque:</EmailText>
      {blocks.map(({ text, wayOut }) => (
        <EmailText key={text}>
          {text} {wayOut}.
        </EmailText>
      ))}
      <EmailText>Olhamos de novo todo dia. Quando nada estiver em aberto, a conta é apagada.</EmailText>
      <EmailButton href={`${env.publicUrl}${TAB}`}>Ver o que falta</EmailButton>
    </EmailLayout>
  ),
});

/** The last letter this address gets. */
export const writeErasureDone = ({ name }: { name: string }): EmailMessage => ({
  subject: "Sua conta na Autoria foi apagada",
  body: (
    <EmailLayout preview="Esta é a nossa última mensagem." title="Até um dia" siteUrl={env.publicUrl} reason={reason}>
      <EmailText>Oi, {firstName(name)}. Como você pediu, apagamos a sua conta. Esta é a nossa última mensagem.</EmailText>
      <EmailText>
        O que a lei manda guardar das suas compras fica lacrado até o fim do quinto ano depois de cada uma, e então some também. A
        Pagar.me, que processou os pagamentos, guarda os registros dela pelo mesmo motivo.
      </EmailText>
    </EmailLayout>
  ),
});
