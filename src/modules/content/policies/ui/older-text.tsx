import { formatFullDateTime } from "#kit/date-format.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { policyPath, type PolicySlug } from "../rules/policy-paths.ts";
import { isTitle } from "../rules/policy.ts";
import type { SavedText } from "../schema.ts";

type OlderTextProps = { slug: PolicySlug; title: string; text: SavedText & { body: string } };

/** A text exactly as it was read from one instant on. */
export function OlderText({ slug, title, text: { name, since, fingerprint, body } }: OlderTextProps) {
  return (
    <main id="conteudo" className="wrap pt-6 md:pt-10">
      <Breadcrumb crumbs={[{ href: policyPath(slug), label: title }]} renderLink={routerLink} className="print:hidden" />
      <h1 className="mt-4 text-t1">
        {title}, versão {name}
      </h1>
      <Note className="mt-4 max-w-[64ch]">
        Este texto foi lido a partir de {formatFullDateTime(new Date(since))} e fica guardado sem mudança (impressão digital{" "}
        {fingerprint}). Pode não ser o que vale hoje:{" "}
        <RouterLink href={policyPath(slug)} className="link">
          ver o texto em vigor
        </RouterLink>
        .
      </Note>
      <div className="reading mt-8 grid gap-4">
        {body.split("\n\n").map((part, index, parts) =>
          isTitle(parts, index) ? (
            <h2 key={index} className="mt-6 text-t3">
              {part}
            </h2>
          ) : (
            <p key={index} className="wrap-anywhere whitespace-pre-line">
              {part}
            </p>
          ),
        )}
      </div>
    </main>
  );
}
