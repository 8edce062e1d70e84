import type { NotFoundRouteProps } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { type RequiredRole, requiredRoleOf, messageOf } from "#kit/forbidden.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyString } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";

type Texts = { title: string; words: string; href: string; way: string };

const HOME = { href: "/painel", way: "Ir para a visão geral" };
const MISSING: Texts = {
  ...HOME,
  title: "Não achamos esta página",
  words: "O endereço pode ter mudado, ou ela é de outra conta.",
};
const FORBIDDEN: Record<RequiredRole, Texts> = {
  autor: {
    title: "Esta página é para quem vende",
    get words() {
      return `Para usá-la, você precisa de uma loja aprovada ${brand.in}.`;
    },
    href: "/painel/quero-ser-autor",
    way: "Quero ser autor",
  },
  admin: {
    ...HOME,
    title: "Esta página é da administração",
    get words() {
      return `A sua conta não abre esta parte ${brand.of}. O que é seu continua no painel.`;
    },
  },
  papel: {
    title: "Seu papel não abre esta página",
    words: "O seu papel na administração não abre esta página. Quem é Dono dá papéis em Administração › Equipe.",
    href: "/painel/admin",
    way: "Ir para a administração",
  },
};

/** Nothing of this person at the address, and what belongs to others answers the same; or a page that is for others, saying whom. */
export function PanelMissing({ data }: Pick<NotFoundRouteProps, "data">) {
  const role = requiredRoleOf(data);
  const { title, words, href, way } = role ? FORBIDDEN[role] : MISSING;
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <EmptyString />
      <h1 className="text-t1">{title}</h1>
      <p className="max-w-[46ch] text-sm text-muted">{messageOf(data) ?? words}</p>
      <RouterLink href={href} className={buttonClass()}>
        {way}
      </RouterLink>
    </div>
  );
}
