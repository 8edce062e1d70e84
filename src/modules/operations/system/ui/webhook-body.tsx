import { useState } from "react";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getWebhookBody } from "../functions.ts";

/** Shows what the provider said in a webhook. */
export function WebhookBody({ eventId, type }: { eventId: string; type: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={`Ver o conteúdo de ${type}`} onClick={() => setOpen(true)}>
        Ver
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="O que o provedor disse"
        description="Sem nome, documento, contato, endereço nem cartão de quem pagou."
        className="w-[min(720px,calc(100vw-32px))]!"
        actions={<Button onClick={() => setOpen(false)}>Fechar</Button>}
      >
        {isOpen && <Body eventId={eventId} />}
      </Dialog>
    </>
  );
}

function Body({ eventId }: { eventId: string }) {
  const state = useSection(() => getWebhookBody({ data: { eventId } }));
  return (
    <Section subject="o conteúdo deste aviso" state={state} skeleton={<Skeleton className="h-64" />}>
      {({ body }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
        <section aria-label="Conteúdo do aviso" tabIndex={0} className="max-h-[50dvh] overflow-auto rounded-ctl bg-well p-3">
          <pre translate="no" className="text-2xs">
            {body}
          </pre>
        </section>
      )}
    </Section>
  );
}
