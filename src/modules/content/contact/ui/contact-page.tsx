import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatWeekdayDate } from "#kit/date-format.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { buttonClass } from "#ui/button.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import type { ContactTopic } from "../rules.ts";
import type { ContactPage as Facts } from "../schema.ts";
import { ContactForm } from "./contact-form.tsx";

type Sent = { number: number; answerBy: string };

type ContactPageProps = { page: Facts; topic: ContactTopic | undefined; wanted: string | undefined };

/** A person of the platform, by writing: the form, the clock of the answer, and the receipt. */
export function ContactPage({ page, topic, wanted }: ContactPageProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <main id="conteudo" className="wrap pt-6 md:pt-10">
      <Breadcrumb crumbs={[{ href: "/ajuda", label: "Ajuda" }]} renderLink={routerLink} />
      <output className="sr-only">{sent && `Mensagem ${sent.number} enviada.`}</output>
      <div className="mt-4 max-w-[640px]">
        {sent ? (
          <Receipt sent={sent} />
        ) : (
          <>
            <h1 className="text-t1 font-black">{`Escreva para ${brand.the}`}</h1>
            <p className="mt-3 mb-8">
              Nossa equipe lê e responde por e-mail em até {page.answer}: escrevendo agora, até{" "}
              <b className="font-semibold whitespace-nowrap">{formatWeekdayDate(new Date(page.answerBy))}</b>
            </p>
            <ContactForm page={page} topic={topic} wanted={wanted} onSent={setSent} />
          </>
        )}
      </div>
    </main>
  );
}

const Receipt = ({ sent: { number, answerBy } }: { sent: Sent }) => (
  <div className="grid justify-items-start gap-4">
    <h1 className="text-t1 font-black">Mensagem enviada</h1>
    <p>
      O número dela é <b className="tn font-semibold">{number}</b>. Respondemos no seu e-mail até{" "}
      <b className="font-semibold whitespace-nowrap">{formatWeekdayDate(new Date(answerBy))}</b>
    </p>
    <RouterLink href="/ajuda" className={buttonClass({ variant: "secondary" })}>
      Voltar à ajuda
    </RouterLink>
  </div>
);
