import { useState } from "react";
import { Button } from "../button.tsx";
import { Countdown } from "../countdown.tsx";
import { Dialog } from "../dialog.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Money } from "../money.tsx";
import { Note } from "../note.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import { ReceiptList, ReceiptRow } from "../receipt-list.tsx";
import { SaveBar } from "../save-bar.tsx";
import { Sheet } from "../sheet.tsx";
import { Skeleton } from "../skeleton.tsx";
import { showToast } from "../toast.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

export function Feedback() {
  return (
    <Chapter title="Retorno">
      <Overlays />
      <Specimen caption="Notas" span={7} className="grid gap-3">
        <Note>O Pix deste pedido vence em 22 minutos.</Note>
        <Note tone="warning" title="Falta um documento.">
          Envie o comprovante para liberar os saques.
        </Note>
        <Note tone="positive">Pago. Seus 3 materiais já estão na biblioteca.</Note>
        <Note tone="danger" action={<Button size="sm">Tentar com outro cartão</Button>}>
          O banco recusou este cartão. Nada foi cobrado.
        </Note>
      </Specimen>
      <Specimen caption="Tempo e progresso" className="grid gap-4">
        <div data-paper="menta" className="rounded-ctl bg-(--paper) p-4">
          <Countdown label="Vale por" untilMs={1_334_000} serverNowMs={0} totalMs={1_800_000} />
        </div>
        <Countdown label="Vale por" untilMs={181_000} serverNowMs={0} totalMs={1_800_000} />
        <ProgressBar label="Espaço usado" value={0.42} />
        <ProgressBar label="Envio pronto" value={1} tone="positive" />
        <div className="grid gap-2">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </Specimen>
      <Specimen caption="Vazio">
        <EmptyState
          framed
          headingLevel={3}
          title="Nada por aqui ainda"
          action={<Button variant="primary">Publicar material</Button>}
        >
          Publique o primeiro material e ele aparece aqui.
        </EmptyState>
      </Specimen>
      <Specimen caption="Recibo com pontilhado e carimbo" className="grid gap-6">
        <ReceiptList>
          <ReceiptRow label="Subtotal">
            <Money cents={10590} />
          </ReceiptRow>
          <ReceiptRow label="Cupom VOLTAASAULAS" tone="discount">
            <Money cents={-524} />
          </ReceiptRow>
          <ReceiptRow label="Total" total="large">
            <Money cents={10066} />
          </ReceiptRow>
        </ReceiptList>
        <span className="stamp justify-self-center">
          <span>
            Pago
            <small className="mt-1 block font-text text-[12px] font-semibold">18 mar. 2026</small>
          </span>
        </span>
      </Specimen>
      <Specimen caption="Barra de salvar" span={12}>
        <SaveBar visible className="static">
          <Button variant="ghost">Descartar</Button>
          <Button variant="primary">Salvar alterações</Button>
        </SaveBar>
      </Specimen>
    </Chapter>
  );
}

function Overlays() {
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimen caption="Caixa de confirmação, folha lateral e aviso rápido" span={5} className="flex flex-wrap gap-2.5">
      <Button onClick={() => setOpen("dialog")}>Abrir caixa</Button>
      <Button onClick={() => setOpen("sheet")}>Abrir folha</Button>
      <Button
        variant="soft"
        onClick={() => showToast("Material arquivado.", { label: "Desfazer", onPress: () => showToast("Material de volta.") })}
      >
        Mostrar aviso
      </Button>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        role="alertdialog"
        title="Reembolsar 3 pedidos?"
        description="R$ 260,90 voltam para quem comprou e saem do saldo dos autores."
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              Voltar
            </Button>
            <Button variant="danger" onClick={close}>
              Reembolsar R$&nbsp;260,90
            </Button>
          </>
        }
      />
      <Sheet
        open={open === "sheet"}
        onClose={close}
        title="Seu carrinho"
        footer={
          <Button variant="primary" size="lg" full onClick={close}>
            Ir para o pagamento
          </Button>
        }
      >
        <p>Três materiais esperam por você aqui.</p>
      </Sheet>
    </Specimen>
  );
}
