import { parseArgs } from "node:util";
import { backupKey, makeLocalKey } from "../backup/key.ts";
import { findLocalSecrets } from "./data-folder.ts";
import { exitWithMessage } from "./messages.ts";
import { joinAsOwner } from "./running-system.ts";

const USAGE = `Uso: BACKUP_KEY=… bin/backup PASTA [--keep N]
  Copia o banco e os arquivos para PASTA, cifrados com BACKUP_KEY, com o mercado no ar. --keep guarda só as N cópias mais novas.
  Um mercado que só esta máquina vê (sem PUBLIC_URL nem segredos dados) dispensa BACKUP_KEY: a chave fica em PASTA/key.`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: "string" } } });
  const [folder] = positionals;
  const keep = values.keep === undefined ? Infinity : Number(values.keep);
  if (!folder || !(keep >= 1)) throw new Error(USAGE);
  joinAsOwner();
  const { openBox } = await import("../backup/sealed-box.ts");
  const { dropOldCopies, makeBackup } = await import("../backup/make-backup.ts");
  const { env } = await import("#platform/env.ts");
  const { storage } = await import("#platform/storage/open-storage.ts");
  const local = findLocalSecrets(env.DATA_DIR);
  const secret = env.SESSION_SECRET ?? local?.SESSION_SECRET;
  if (!secret) throw new Error("Falta SESSION_SECRET, o do mercado: sem o mesmo a cópia não serve noutro lugar.");
  const isLocal = !env.isPublic && secret === local?.SESSION_SECRET;
  const key = process.env.BACKUP_KEY || (isLocal ? (backupKey(folder) ?? makeLocalKey(folder)) : undefined);
  if (!key) throw new Error(USAGE);
  const box = openBox(folder, key);
  const databaseUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? "";
  const { name, manifest } = await makeBackup({
    databaseUrl,
    storage: storage(),
    folder,
    box,
    secret,
    ...(isLocal && { localSecrets: local }),
    now: new Date(),
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = Math.round(manifest.files.reduce((sum, file) => sum + file.sizeBytes, 0) / 1_000_000);
  console.log(
    `Cópia ${name}: ${manifest.tables.length} tabelas, ${rows} linhas, ${manifest.files.length} arquivos (${megabytes} MB).`,
  );
  for (const old of await dropOldCopies(folder, box, keep)) console.log(`Apagada a cópia antiga ${old}.`);
  const isKeyBeside = !process.env.BACKUP_KEY;
  if (isKeyBeside)
    console.log(`A chave está em ${folder}/key: quem tem a pasta lê tudo. Para um mercado de verdade, dê BACKUP_KEY.`);
  console.log(`Uma cópia só vale depois de aberta: ${isKeyBeside ? "" : "BACKUP_KEY=… "}bin/restore ${folder} --check`);
  process.exit(0);
} catch (error) {
  exitWithMessage(error);
}
