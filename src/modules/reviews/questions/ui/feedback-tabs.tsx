import { routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";

const TABS = [
  { id: "avaliacoes", href: "/painel/avaliacoes", label: "Avaliações" },
  { id: "perguntas", href: "/painel/avaliacoes/perguntas", label: "Perguntas" },
] as const;

/** The two things people say of an author's products. */
export function FeedbackTabs({ current }: { current: "avaliacoes" | "perguntas" }) {
  return (
    <LinkTabs
      label="O que dizem"
      className="mb-5"
      renderLink={routerLink}
      tabs={TABS.map(({ id, href, label }) => ({ href, label, current: id === current }))}
    />
  );
}
