import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { useAskAgain } from "#ui/ask-again.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { readContactWordsFn } from "../functions.ts";
import type { OpenContact } from "../schema.ts";

/** What somebody wrote, and the way to answer them. The reading is written down. */
export function ContactWordsDialog({ contact, onClose }: { contact: OpenContact; onClose: () => void }) {
  const askAgain = useAskAgain();
  const state = useSection(async () => {
    const answer = await askAgain(() => readContactWordsFn({ data: { contactId: contact.id } }));
    return answer ?? { ok: false as const, reason: "step_up_needed" };
  }, contact.id);
  const words = state.facts?.value;
  const subject = encodeURIComponent(`${brand.name}: sua mensagem nº ${contact.number}`);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Mensagem nº ${contact.number}`}
      description="Esta leitura fica no registro, com o seu nome e a hora."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Fechar
          </Button>
          {words && (
            <a href={`mailto:${words.email}?subject=${subject}`} className={buttonClass({ variant: "primary" })}>
              Responder por e-mail
            </a>
          )}
        </>
      }
    >
      <Section name="contact-words" subject="a mensagem" state={state} skeleton={<Skeleton className="after-300ms h-24" />}>
        {({ value: { name, email, body, orderNumber: order, orderId } }) => (
          <div className="grid gap-3 text-sm">
            <p className="wrap-anywhere">
              {name}, {email}
              {order !== null && (
                <>
                  {" "}
                  · pedido{" "}
                  <a href={`/painel/admin/pedidos?linha=${orderId}`} className="link">
                    {orderNumber(order)}
                  </a>
                </>
              )}
            </p>
            <p className="rounded-ctl bg-well p-3 wrap-anywhere whitespace-pre-line">{body}</p>
          </div>
        )}
      </Section>
    </Dialog>
  );
}
