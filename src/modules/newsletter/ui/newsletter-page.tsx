import { brand } from "#kit/brand/brand.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { editionPath } from "../editions/rules/paths.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

/** What the emails are, how often they come, and the way in. */
export const NewsletterPage = ({ last }: { last: { id: string; subject: string } | null }) => (
  <main id="conteudo" className="wrap pt-6 md:pt-10">
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16">
      <header>
        <h1 className="text-d2">{`A newsletter ${brand.of}`}</h1>
        <p className="mt-4 max-w-[46ch] text-lg">
          O que há de novo, só sobre os assuntos que você escolher. No máximo uma por semana.
        </p>
        <ul className="mt-6 grid max-w-[46ch] list-disc gap-2 pl-5 text-sm">
          <li>Antes da primeira, pedimos que você confirme pelo e-mail.</li>
          <li>Toda edição tem um link para mudar de assunto e outro para sair, sem entrar na conta.</li>
          <li>Recibos e avisos da sua conta não dependem dela.</li>
        </ul>
        {last && (
          <p className="mt-6 text-sm">
            Quer ver como é? Leia a última:{" "}
            <RouterLink href={editionPath(last.id)} className="link">
              {last.subject}
            </RouterLink>
            .
          </p>
        )}
        <p className="mt-6 text-sm text-muted">
          O que guardamos está na{" "}
          <RouterLink href="/politica-de-privacidade" className="link">
            política de privacidade
          </RouterLink>
          .
        </p>
      </header>
      <SubscribeForm />
    </div>
  </main>
);
