export const STEPS = ["entrar", "codigo", "criar", "redefinir", "nova-senha", "segundo-passo"] as const;
export type Step = (typeof STEPS)[number];

export const STEP_TITLES: Record<Step, string> = {
  entrar: "Entrar",
  codigo: "Digite o código",
  criar: "Criar conta",
  redefinir: "Redefinir a senha",
  "nova-senha": "Escolher a senha",
  "segundo-passo": "Verificação em duas etapas",
};

/** The address of a step; where the person was going goes along. */
export function stepHref(passo: Step, volta: string | undefined): string {
  return `/auth/login?${new URLSearchParams({ passo, ...(volta === undefined ? {} : { volta }) })}`;
}
