import { ChevronDown, Link2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Blocks } from "../../ui/blocks.tsx";
import type { FaqPage as Facts } from "../schema.ts";
import { HelpSearchBox } from "./help-search.tsx";

/** The frequent questions, each with an address of its own that opens it. */
export function FaqPage({ page: { groups } }: { page: Facts }) {
  const list = useRef<HTMLDivElement>(null);
  const [areOpen, setOpen] = useState(false);

  useEffect(() => {
    const open = () => {
      const requested = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (requested instanceof HTMLDetailsElement) requested.open = true;
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);

  function toggleAll() {
    for (const one of list.current?.querySelectorAll("details") ?? []) one.open = !areOpen;
    setOpen(!areOpen);
  }

  return (
    <main id="conteudo" className="wrap pt-8 md:pt-12">
      <h1 className="text-d2">Perguntas frequentes</h1>
      <div className="mt-6 mb-10 flex flex-wrap items-center gap-4">
        <HelpSearchBox className="w-full max-w-[460px]" />
        <Button variant="soft" onClick={toggleAll}>
          {areOpen ? "Fechar todas" : "Abrir todas"}
        </Button>
      </div>
      <div ref={list} className="grid gap-12">
        {groups.map(({ category, title, questions }) => (
          <section key={category} aria-labelledby={`faq-${category}`}>
            <SectionHead id={`faq-${category}`} title={title} />
            <div className="max-w-[760px]">
              {questions.map(({ slug, title: question, body }) => (
                <details key={slug} id={slug} className="group scroll-mt-6 border-t border-line last:border-b">
                  <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-md font-semibold [&::-webkit-details-marker]:hidden">
                    {question}
                    <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
                  </summary>
                  <Blocks blocks={body} />
                  <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 pb-5 text-sm">
                    <a href={`#${slug}`} className="link inline-flex items-center gap-1.5">
                      <Link2 aria-hidden className="size-4" />
                      Link desta pergunta
                    </a>
                    <RouterLink href={`/ajuda/${slug}`} className="link">
                      Abrir na ajuda
                    </RouterLink>
                  </p>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </main>
  );
}
