import { inArray } from "drizzle-orm";
import { createAccount } from "#modules/accounts/create-account.ts";
import { users } from "#modules/accounts/tables.ts";
import { prepareStore } from "#modules/stores/applications/prepare-store.ts";
import type { Answers } from "#modules/stores/applications/rules/requirements.ts";
import { authorApplicationItems, authorApplications } from "#modules/stores/applications/tables.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { inventedCpf } from "../market/documents.ts";

const HOUR_MS = 3_600_000;
const DECLARED = { isAdult: true, ownsProduct: true, acceptsRules: true, extra: {} };

type Applicant = { email: string; sentHoursAgo: number; answers: Omit<Answers, "document">; ask: string | null };

const APPLICANTS: Applicant[] = [
  {
    email: "autor-novo@demo.test",
    sentHoursAgo: 20,
    ask: null,
    answers: {
      ...DECLARED,
      legalName: "Otávio Brito Lins",
      city: "Recife",
      uf: "PE",
      storeName: "Oficina do Otávio",
      authorName: "Otávio Brito",
      area: "planilhas-e-negocios",
      about:
        "Sou contador há onze anos e monto planilhas para quem trabalha por conta própria: preço de venda, fluxo de caixa e o controle do MEI, cada uma com um guia de duas páginas.",
      sampleUrl: "https://oficina-do-otavio.exemplo.com.br/planilhas",
      sampleWords: "",
    },
  },
  {
    email: "tereza.moldes@exemplo.com.br",
    sentHoursAgo: 52,
    ask: "O endereço da amostra pede senha. Mande um que abra para qualquer pessoa, ou descreva um molde seu.",
    answers: {
      ...DECLARED,
      legalName: "Tereza Nogueira Paz",
      city: "Cataguases",
      uf: "MG",
      storeName: "Tereza Moldes",
      authorName: "Tereza Paz",
      area: "costura-e-bordado",
      about:
        "Faço moldes de roupa infantil do 1 ao 8, com margem marcada e a ordem de montagem desenhada. Costuro para escola e para festa junina.",
      sampleUrl: "https://tereza-moldes.exemplo.com.br/privado",
      sampleWords: "",
    },
  },
];

/** Two people who want to sell: one under review, one who was asked for a change. */
export async function writeApplications(tx: Tx, now: Date): Promise<void> {
  await createAccount(tx, {
    email: "tereza.moldes@exemplo.com.br",
    name: "Tereza Nogueira Paz",
    emailVerified: true,
    document: inventedCpf("tereza.moldes@exemplo.com.br"),
  });
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      inArray(
        users.email,
        APPLICANTS.map(({ email }) => email),
      ),
    );
  for (const applicant of APPLICANTS) {
    const person = people.find(({ email }) => email === applicant.email);
    if (person) await writeApplication(tx, person.id, applicant, now);
  }
}

async function writeApplication(tx: Tx, userId: string, { email, answers, ask, sentHoursAgo }: Applicant, now: Date) {
  const sentAt = new Date(now.getTime() - sentHoursAgo * HOUR_MS);
  const whole = { ...answers, document: inventedCpf(email) };
  const status = ask ? "pedir_ajustes" : "em_analise";
  const [row] = await tx
    .insert(authorApplications)
    .values({
      ...whole,
      userId,
      status,
      declaredVersion: "2026-11",
      checklistVersion: 1,
      rounds: 1,
      createdAt: sentAt,
      updatedAt: sentAt,
      firstSentAt: sentAt,
      sentAt,
    })
    .returning();
  const applicationId = row!.id;
  await prepareStore(tx, userId, whole);
  const line = { entity: "application", entityId: applicationId };
  await recordState(tx, { ...line, from: "rascunho", to: "enviada", cause: "enviada", actor: userId });
  await recordState(tx, {
    ...line,
    from: "enviada",
    to: status,
    cause: ask ? "ajustes pedidos: amostra" : "análise começada",
    actor: "seed",
  });
  await tx.insert(authorApplicationItems).values({
    applicationId,
    ...(ask
      ? { item: "amostra" as const, mark: "ajuste" as const, note: ask }
      : { item: "loja" as const, mark: "conferido" as const }),
    at: new Date(sentAt.getTime() + 2 * HOUR_MS),
  });
}
