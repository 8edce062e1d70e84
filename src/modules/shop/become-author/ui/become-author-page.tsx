import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { plural } from "#kit/format.ts";
import { howWords } from "#modules/stores/applications/messages.ts";
import { SectionHead } from "#ui/section-head.tsx";
import type { BecomeAuthorPage as Facts } from "../rules/page-facts.ts";
import { ApplicationCall } from "./application-call.tsx";
import { Simulator } from "./simulator.tsx";

/** For who makes products: what they would receive, how it works, what is asked, how long it takes. */
export function BecomeAuthorPage({ page }: { page: Facts }) {
  return (
    <main id="conteudo">
      <section className="bg-menta">
        <div className="wrap py-10 md:py-16">
          <h1 className="max-w-[16ch] text-d1 max-md:text-[clamp(2.75rem,12vw,3.75rem)]">Venda o que você faz.</h1>
          <p className="mt-5 max-w-[52ch] text-lg">
            Planos de aula, moldes, planilhas, fontes, trilhas. Sua loja com o seu nome, Pix e cartão, entrega na hora, sem
            mensalidade.
          </p>
          <ApplicationCall className="mt-7" />
          <p className="mt-3 text-sm">{answerWords(page)}</p>
        </div>
      </section>
      <div className="wrap grid gap-14 pt-12 md:gap-20 md:pt-16">
        <section id="taxas" aria-labelledby="simulador" className="scroll-mt-6">
          <SectionHead id="simulador" title="Quanto fica com você" />
          <Simulator page={page} />
        </section>
        <section aria-labelledby="como-funciona">
          <SectionHead id="como-funciona" title="Como funciona" />
          <ol className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
            {stepsOf(page).map(({ title, words }, index) => (
              <li key={title} className="border-t-2 border-ink pt-4">
                <p aria-hidden className="sig text-[2rem] leading-none">
                  {index + 1}
                </p>
                <h3 className="mt-3 text-t3">{title}</h3>
                <p className="mt-2 text-sm">{words}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="requisitos">
          <SectionHead id="requisitos" title="O que pedimos" />
          <p className="mb-5 max-w-[60ch]">
            Separe isto antes de começar. São uns dez minutos, e tudo se salva: dá para parar e voltar.
          </p>
          <ul className="grid gap-x-10 md:grid-cols-2">
            {page.requirements.map(({ key, title, detail, how, isRequired }) => (
              <li key={key} className="border-t border-line py-3.5">
                <p className="font-semibold">
                  {title}{" "}
                  <span className="text-2xs font-normal whitespace-nowrap text-muted">
                    · {howWords[how]}
                    {!isRequired && ", opcional"}
                  </span>
                </p>
                <p className="text-sm text-muted">{detail}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="perguntas">
          <SectionHead id="perguntas" title="Perguntas de quem vai vender" />
          <div className="max-w-[760px]">
            {page.questions.map(({ question, answer }) => (
              <Question key={question} question={question}>
                {answer}
              </Question>
            ))}
          </div>
          <p className="mt-5 text-sm">
            <a href="/ajuda#assunto-vender" className="link">
              Mais perguntas sobre vender
            </a>{" "}
            e a{" "}
            <a href="/politica-de-pagamentos#comissao" className="link">
              política de pagamentos
            </a>{" "}
            inteira.
          </p>
          <ApplicationCall className="mt-8" />
        </section>
      </div>
    </main>
  );
}

const Question = ({ question, children }: { question: string; children: ReactNode }) => (
  <details className="group border-t border-line last:border-b">
    <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-md font-semibold [&::-webkit-details-marker]:hidden">
      {question}
      <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
    </summary>
    <p className="max-w-[66ch] pb-5">{children}</p>
  </details>
);

function answerWords({ answer: { workingDays, medianHours } }: Facts): string {
  const promise = `Respondemos em até ${plural(workingDays, "dia útil", "dias úteis")}.`;
  return medianHours === null
    ? promise
    : `${promise} Nos últimos 90 dias, metade das respostas saiu em ${plural(medianHours, "hora", "horas")}.`;
}

const stepsOf = ({ answer, settlementDays }: Facts): { title: string; words: string }[] => [
  {
    title: "Você se apresenta",
    words: "Quem é, o que faz e onde dá para ver. Sem papelada: o cadastro para receber vem depois.",
  },
  {
    title: "Nossa equipe analisa",
    words: `Em até ${plural(answer.workingDays, "dia útil", "dias úteis")} você recebe a resposta, ou o que falta ajustar, item por item.`,
  },
  {
    title: "A loja abre",
    words: "Você publica com o seu preço e a sua licença. Quem compra recebe o arquivo na hora, com o seu nome.",
  },
  {
    title: "O dinheiro chega",
    words: `Cada venda entra no seu saldo e fica disponível para saque depois de ${settlementDays} dias.`,
  },
];
