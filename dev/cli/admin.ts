import { existsSync } from "node:fs";
import { joinAsOwner } from "./running-system.ts";
import { exitWithMessage } from "./messages.ts";

const USAGE = `Uso:
  npm run admin -- make EMAIL ["Nome"] [--role PAPEL]
                                         faz de uma conta dona da Autoria, e a abre se não existir; PAPEL dá outro papel:
                                         financeiro, moderacao, conteudo ou suporte
  npm run admin -- reset-second-step EMAIL
                                         desliga agora a verificação em duas etapas de quem perdeu o aparelho e os códigos
  npm run admin -- categories            cria as categorias do modelo, se ainda não houver nenhuma
  npm run admin -- test-email EMAIL      manda um e-mail de teste pelo SMTP_URL e diz o que o servidor respondeu
  npm run admin -- restore-store ARQUIVO --owner EMAIL [--approved]
                                         monta a loja do ZIP que um autor levou de outra Autoria: em rascunho, ou já aprovada`;

async function make(...rest: string[]): Promise<string> {
  const { parseArgs } = await import("node:util");
  const { makeAdmin } = await import("#modules/accounts/roles/make-admin.ts");
  const { ADMIN_ROLES, OWNER, ROLE_NAMES } = await import("#kit/admin-roles.ts");
  const { env } = await import("#platform/env.ts");
  const { values, positionals } = parseArgs({
    args: rest,
    options: { role: { type: "string", default: OWNER } },
    allowPositionals: true,
    strict: false,
  });
  const [email, name] = positionals;
  const role = ADMIN_ROLES.find((one) => one === values.role);
  if (!email || !role || positionals.length > 2 || Object.keys(values).length > 1) throw new Error(USAGE);
  const made = await makeAdmin({ email, role, ...(name !== undefined && { name }) });
  if (!made.ok) throw new Error(`"${email}" não parece um e-mail.`);
  if (made.value.wasAdmin) return `${email} já tinha o papel ${ROLE_NAMES[role]}.`;
  const entry = made.value.isNew ? "A conta foi aberta, sem senha: entre com o código que chega por e-mail" : "Entre como sempre";
  return `${email} agora tem o papel ${ROLE_NAMES[role]}.\n${entry}, em ${env.publicUrl}/auth/login, e abra ${env.publicUrl}/painel/administracao: ela pede uma senha e um segundo fator, e diz onde se fazem.`;
}

async function resetSecondStep(typed: string): Promise<string> {
  const { resetAtOnce } = await import("#modules/accounts/second-step/reset/reset-at-once.ts");
  const { env } = await import("#platform/env.ts");
  const reset = await resetAtOnce(typed);
  if (!reset.ok) {
    if (reset.reason === "not_found") throw new Error(`Nenhuma conta tem o e-mail "${typed}".`);
    if (reset.reason === "not_on") throw new Error(`A conta ${typed} não tem verificação em duas etapas ligada.`);
    throw new Error(`"${typed}" não parece um e-mail.`);
  }
  const { email, ended } = reset.value;
  return `A verificação em duas etapas de ${email} foi desligada, e ${ended === 1 ? "1 sessão terminou" : `${ended} sessões terminaram`}. A pessoa foi avisada por e-mail.\nEntre em ${env.publicUrl}/auth/login e ligue uma nova em ${env.publicUrl}/painel/administracao. Os saques da conta ficam parados por 72 horas.`;
}

async function categories(): Promise<string> {
  const { writeCategories } = await import("../../db/seed/write/categories.ts");
  const { transact } = await import("#platform/db.ts");
  const { categories: table } = await import("#modules/catalog/tables.ts");
  const { ATTRIBUTES_TAG } = await import("#modules/catalog/attributes/known-slugs.ts");
  const { invalidate } = await import("#platform/page-cache.ts");
  const { ok } = await import("#kit/outcome.ts");
  const { sql } = await import("drizzle-orm");
  const written = await transact(async (tx) => {
    await tx.execute(sql`lock table categories in exclusive mode`);
    if ((await tx.$count(table)) > 0) return ok(0);
    const ids = await writeCategories(tx);
    await invalidate(tx, "frame", "home", "list", ATTRIBUTES_TAG);
    return ok(ids.size);
  });
  return written.value === 0
    ? "Já há categorias: nada foi mudado. Elas se editam em Painel › Administração › Categorias."
    : `${written.value} categorias criadas, com o que cada uma pergunta. Elas se editam em Painel › Administração › Categorias.`;
}

async function testEmail(email: string): Promise<string> {
  const { sendTestEmail } = await import("#platform/test-email.ts");
  const answer = await sendTestEmail(email).catch((error: Error) => {
    throw new Error(`O servidor de SMTP_URL não aceitou o e-mail: ${error.message}`);
  });
  return `O servidor aceitou: ${answer}\nConfira se chegou, e na caixa de spam. De: veja MAIL_FROM.`;
}

async function restoreStore(...rest: string[]): Promise<string> {
  const { parseArgs } = await import("node:util");
  const { restoreArchive } = await import("#modules/operations/store-export/restore/restore-archive.ts");
  const { restoreMessages, restoredWords } = await import("#modules/operations/store-export/restore/messages.ts");
  const options = { owner: { type: "string" }, approved: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true, strict: false });
  const [path] = positionals;
  const isKnown = Object.keys(values).every((name) => name in options);
  if (!path || typeof values.owner !== "string" || positionals.length > 1 || !isKnown) throw new Error(USAGE);
  if (!existsSync(path)) throw new Error(`Não achei o arquivo ${path}.`);
  const restored = await restoreArchive({ path, ownerEmail: values.owner, isApproved: values.approved === true });
  if (!restored.ok) throw new Error(restoreMessages[restored.reason]);
  return restoredWords(restored.value);
}

const COMMANDS: Record<string, (...rest: string[]) => Promise<string>> = {
  make,
  "reset-second-step": resetSecondStep,
  categories,
  "test-email": testEmail,
  "restore-store": restoreStore,
};

try {
  const [command = "", ...rest] = process.argv.slice(2);
  const run = COMMANDS[command];
  if (!run || (run.length > 0 && rest.length < 1)) throw new Error(USAGE);
  joinAsOwner();
  console.log(await run(...rest));
  process.exit(0);
} catch (error) {
  exitWithMessage(error);
}
