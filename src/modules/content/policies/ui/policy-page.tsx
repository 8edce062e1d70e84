import type { ReactNode } from "react";
import { Printer } from "lucide-react";
import { formatDate } from "#kit/date-format.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { Blocks } from "../../ui/blocks.tsx";
import { ContentsList } from "../../ui/contents-list.tsx";
import { Identity } from "../../ui/identity.tsx";
import { RichLine } from "../../ui/rich-line.tsx";
import { policyPath } from "../rules/policy-paths.ts";
import type { PolicySection } from "../rules/policy.ts";
import type { PolicyPage as Facts } from "../schema.ts";
import { SavedParts } from "./saved-parts.tsx";
import { ComparedTexts } from "./compared-texts.tsx";
import { OlderText } from "./older-text.tsx";
import { PolicyHistory } from "./policy-history.tsx";

const dayOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A policy: what binds at the left, the same in plain words beside it, who answers for it and every text it had. */
export function PolicyPage({ page }: { page: Facts }) {
  const { slug, title, lead, name, since, sections, parts, identity, older } = page;
  if (page.compared) return <ComparedTexts slug={slug} title={title} compared={page.compared} />;
  if (older) return <OlderText slug={slug} title={title} text={older} />;
  return (
    <main id="conteudo" className="wrap pt-6 md:pt-10">
      <Breadcrumb crumbs={[{ href: "/ajuda", label: "Ajuda" }]} renderLink={routerLink} className="print:hidden" />
      <header className="mt-4 mb-10 grid gap-4">
        <h1 className="text-d2">{title}</h1>
        <p className="max-w-[60ch] text-lg">{lead}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 text-sm text-muted">
          <span>
            Versão {name}, de {formatDate(dayOf(since))}
          </span>
          <Button size="sm" variant="soft" onClick={() => print()} className="print:hidden">
            <Printer aria-hidden />
            Imprimir
          </Button>
        </div>
      </header>
      <div className="grid gap-10 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-14">
        <ContentsList parts={[...sections, ...(parts.length > 0 ? [SAVED] : []), WHO, HISTORY]} />
        <div className="grid gap-12">
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          {parts.length > 0 && (
            <Part {...SAVED}>
              <SavedParts parts={parts} />
            </Part>
          )}
          <Part {...WHO}>
            <Identity identity={identity} />
          </Part>
          <Part {...HISTORY}>
            <PolicyHistory page={page} />
          </Part>
          <nav aria-labelledby={OTHERS.id} className="fio pt-4 print:hidden">
            <h2 id={OTHERS.id} className="mb-4 scroll-mt-6 text-t2">
              {OTHERS.title}
            </h2>
            <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
              {page.all
                .filter((one) => one.slug !== slug)
                .map((one) => (
                  <li key={one.slug}>
                    <RouterLink href={policyPath(one.slug)} className="link">
                      {one.title}
                    </RouterLink>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
      </div>
    </main>
  );
}

const SAVED = { id: "dados-guardados", title: "Os dados, parte por parte" };
const WHO = { id: "responsavel-legal", title: "Quem responde por este texto" };
const OTHERS = { id: "outras-politicas", title: "Outras políticas" };
const HISTORY = { id: "versoes", title: "Versões e o que mudou" };

function Section({ section: { id, title, summary, body } }: { section: PolicySection }) {
  return (
    <section aria-labelledby={id} className="fio pt-4">
      <h2 id={id} className="mb-4 scroll-mt-6 text-t2">
        {title}
      </h2>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_250px] xl:gap-10">
        <div className="rounded-panel bg-well px-4 py-3.5 text-sm xl:order-2 xl:self-start">
          <p className="mb-1 text-2xs font-semibold text-muted">Em resumo</p>
          <p>
            <RichLine>{summary}</RichLine>
          </p>
        </div>
        <Blocks blocks={body} />
      </div>
    </section>
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="fio pt-4">
    <h2 id={id} className="mb-4 scroll-mt-6 text-t2">
      {title}
    </h2>
    {children}
  </section>
);
