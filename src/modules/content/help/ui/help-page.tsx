import { ArrowRight } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";
import { plural } from "#kit/format.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ServiceState } from "../service-state/ui/service-state.tsx";
import type { HelpHome, HelpLink } from "../schema.ts";
import { HelpSearchBox } from "./help-search.tsx";

/** The help: a search that forgives, what is asked most, every answer by subject, and a person. */
export function HelpPage({ home, busca }: { home: HelpHome; busca: string | undefined }) {
  return (
    <main id="conteudo">
      <section className="bg-ceu">
        <div className="wrap py-10 md:py-14">
          <h1 className="text-d2">Ajuda</h1>
          <HelpSearchBox value={busca} className="mt-6 max-w-[560px]" />
        </div>
      </section>
      <div className="wrap grid gap-12 pt-10 md:gap-16 md:pt-14">
        {home.found ? <Found found={home.found} busca={busca ?? ""} /> : <Top top={home.top} />}
        <section aria-labelledby="assuntos">
          <SectionHead id="assuntos" title="Por assunto" />
          <div className="grid gap-x-10 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
            {home.groups.map(({ category, title, line, articles }) => (
              <section key={category} aria-labelledby={`assunto-${category}`}>
                <h3 id={`assunto-${category}`} className="scroll-mt-6 text-t3">
                  {title}
                </h3>
                <p className="mt-1 mb-2 text-sm text-muted">{line}</p>
                <Links links={articles} />
              </section>
            ))}
          </div>
        </section>
        <ServiceState />
        <Person answer={home.answer} />
      </div>
    </main>
  );
}

const Top = ({ top }: { top: HelpLink[] }) => (
  <section aria-labelledby="mais-perguntadas">
    <SectionHead
      id="mais-perguntadas"
      title="O que mais perguntam"
      action={
        <RouterLink href="/faq" className="link text-sm">
          Ler todas as respostas
        </RouterLink>
      }
    />
    <div className="md:columns-2 md:gap-10">
      <Links links={top} />
    </div>
  </section>
);

function Found({ found, busca }: { found: NonNullable<HelpHome["found"]>; busca: string }) {
  return (
    <section aria-labelledby="achados">
      <SectionHead id="achados" title={`Respostas para “${busca}”`} className="wrap-anywhere" />
      <output className="sr-only">{plural(found.length, "resposta", "respostas")}</output>
      {found.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="Ainda não temos essa resposta"
          action={
            <RouterLink href="/ajuda/contato" className={buttonClass({ variant: "primary" })}>
              Falar com a nossa equipe
            </RouterLink>
          }
        >
          {`Anotamos o que faltou. Tente outras palavras, ou pergunte à equipe ${brand.of}.`}
        </EmptyState>
      ) : (
        <ol className="grid max-w-[720px]">
          {found.map(({ slug, title, start }) => (
            <li key={slug} className="border-b border-line py-4">
              <RouterLink href={`/ajuda/${slug}`} className="text-md font-semibold underline underline-offset-3">
                {title}
              </RouterLink>
              <p className="mt-1 text-sm text-muted">{start}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const Links = ({ links }: { links: HelpLink[] }) => (
  <ul>
    {links.map(({ slug, title }) => (
      <li key={slug} className="break-inside-avoid border-b border-line">
        <RouterLink href={`/ajuda/${slug}`} className="block py-2.5 text-sm hover:underline hover:underline-offset-3">
          {title}
        </RouterLink>
      </li>
    ))}
  </ul>
);

/** The way to somebody, with the clock of the answer. */
export const Person = ({ answer, href = "/ajuda/contato" }: { answer: string; href?: string }) => (
  <section aria-labelledby="falar" className="fio grid gap-3 pt-4 md:flex md:items-center md:justify-between">
    <div>
      <h2 id="falar" className="text-t3">
        Não resolveu?
      </h2>
      <p className="mt-1 text-sm text-muted">Nossa equipe responde por e-mail em até {answer}.</p>
    </div>
    <RouterLink href={href} className={buttonClass({ variant: "secondary", className: "justify-self-start" })}>
      {`Escrever para ${brand.the}`}
      <ArrowRight aria-hidden />
    </RouterLink>
  </section>
);
