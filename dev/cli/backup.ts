import { parseArgs } from "node:util";
import { exitWithMessage } from "./messages.ts";
import { joinAsOwner } from "./running-system.ts";

const USAGE = `Uso: BACKUP_KEY=… bin/backup PASTA [--keep N]
  Copia o banco e os arquivos para PASTA, cifrados com BACKUP_KEY, com o mercado no ar. --keep guarda só as N cópias mais novas.`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: "string" } } });
  const [folder] = positionals;
  const key = process.env.BACKUP_KEY;
  const keep = values.keep === undefined ? Infinity : Number(values.keep);
  if (!folder || !key || !(keep >= 1)) throw new Error(USAGE);
  joinAsOwner();
  const { openBox } = await import("../backup/sealed-box.ts");
  const { dropOldCopies, makeBackup } = await import("../backup/make-backup.ts");
  const { env } = await import("#platform/env.ts");
  const { storage } = await import("#platform/storage/open-storage.ts");
  const box = openBox(folder, key);
  const databaseUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? "";
  const secret = env.SESSION_SECRET ?? "";
  const { name, manifest } = await makeBackup({ databaseUrl, storage: storage(), folder, box, secret, now: new Date() });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = Math.round(manifest.files.reduce((sum, file) => sum + file.sizeBytes, 0) / 1_000_000);
  console.log(
    `Cópia ${name}: ${manifest.tables.length} tabelas, ${rows} linhas, ${manifest.files.length} arquivos (${megabytes} MB).`,
  );
  for (const old of await dropOldCopies(folder, box, keep)) console.log(`Apagada a cópia antiga ${old}.`);
  console.log(`Uma cópia só vale depois de aberta: BACKUP_KEY=… bin/restore ${folder} --check`);
  process.exit(0);
} catch (error) {
  exitWithMessage(error);
}
