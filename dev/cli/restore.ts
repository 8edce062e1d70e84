import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { startPostgres } from "../embedded-postgres.ts";
import { openEmbedded } from "./database.ts";
import { backupKey } from "../backup/key.ts";
import { bringLocalSecrets, findLocalSecrets, openDataFolder, requireNobodyRunning } from "./data-folder.ts";
import { exitWithMessage } from "./messages.ts";
import { freePort } from "./ports.ts";
import { jobDeclarations } from "./prepare-database.ts";
import { connectOnlyTo } from "./running-system.ts";

const USAGE = `Uso: BACKUP_KEY=… bin/restore PASTA [CÓPIA] [--check]
  Traz a cópia (a mais nova, se não disser qual) para o banco vazio de DATABASE_URL e os arquivos para S3_* ou DATA_DIR;
  sem DATABASE_URL, para um banco novo dentro de DATA_DIR. Sem BACKUP_KEY, com a chave de PASTA/key. No fim confere os livros e os arquivos comprados.
  --check faz o mesmo num lugar provisório, confere e apaga: é como se prova que uma cópia serve.`;

type Target = { databaseUrl: string; close: () => Promise<void> };

/** A database and a place for files that are gone when the check ends. */
async function temporaryTarget(): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), "autoria-check-"));
  const server = await startPostgres({ dataDir: join(folder, "postgres"), port: await freePort(54_400), database: "autoria" });
  process.env.DATA_DIR = folder;
  for (const name of ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) delete process.env[name];
  const close = async () => {
    await server.stop();
    await rm(server.folder, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
  return { databaseUrl: server.url, close };
}

async function realTarget(): Promise<Target> {
  const given = process.env.DATABASE_MIGRATE_URL || process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  if (given) return { databaseUrl: given, close: () => Promise.resolve() };
  const folder = process.env.DATA_DIR ?? ".data";
  openDataFolder(folder);
  requireNobodyRunning(folder);
  const server = await openEmbedded(folder);
  return { databaseUrl: server.url, close: server.stop };
}

type Chosen = { secret: string; onBegin?: () => void };

/**
 * The SESSION_SECRET to restore with: the one given, else the one that a copy of a market of one machine brings, else this folder's.
 * What the copy brings is kept here only once the restoring begins.
 */
function chooseSecret(brought: Record<string, string> | undefined, isCheck: boolean): Chosen {
  const folder = process.env.DATA_DIR ?? ".data";
  const here = findLocalSecrets(folder);
  if (process.env.SESSION_SECRET) return { secret: process.env.SESSION_SECRET };
  const secret = (isCheck ? (brought ?? here) : (here ?? brought))?.SESSION_SECRET;
  if (!secret) throw new Error("Falta SESSION_SECRET, o do mercado copiado: dê o mesmo.");
  if (!brought || here || isCheck) return { secret };
  const onBegin = () => {
    openDataFolder(folder);
    bringLocalSecrets(folder, brought);
  };
  return { secret, onBegin };
}

async function restore(folder: string, wanted: string | undefined, key: string, isCheck: boolean): Promise<boolean> {
  const { listCopies, readManifest } = await import("../backup/manifest.ts");
  const { openBox } = await import("../backup/sealed-box.ts");
  const name = wanted ?? (await listCopies(folder)).at(-1);
  if (name === undefined) throw new Error(`Não há cópia inteira em ${folder}.`);
  const box = openBox(folder, key);
  const { localSecrets } = await readManifest(box, join(folder, name));
  const { secret, onBegin } = chooseSecret(localSecrets, isCheck);
  process.env.SESSION_SECRET = secret;
  const target = await (isCheck ? temporaryTarget() : realTarget());
  try {
    connectOnlyTo(target.databaseUrl);
    process.env.ROLE = "worker";
    const { restoreBackup } = await import("../backup/restore-backup.ts");
    const { verifyRestored } = await import("../backup/verify-restored.ts");
    const { storage } = await import("#platform/storage/open-storage.ts");
    const { installJobs } = await import("#platform/jobs.ts");
    const { pool } = await import("#platform/db.ts");
    for (const file of jobDeclarations()) await import(pathToFileURL(file).href);
    const manifest = await restoreBackup({
      ...target,
      storage: storage(),
      folder,
      name,
      box,
      secret,
      installJobs,
      ...(onBegin && { onBegin }),
    });
    const { violations, entitledFiles, filesWrong } = await verifyRestored(storage());
    await pool.end();
    console.log(
      `Cópia ${name}, de ${manifest.madeAt}: ${manifest.tables.length} tabelas e ${manifest.files.length} arquivos de volta.`,
    );
    console.log(
      `Livros: ${violations} erros. Arquivos comprados conferidos byte a byte: ${entitledFiles}, errados: ${filesWrong.length}.`,
    );
    return violations === 0 && filesWrong.length === 0;
  } finally {
    await target.close();
  }
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: "boolean", default: false } } });
  const [folder, wanted] = positionals;
  const key = folder && backupKey(folder);
  if (!folder || !key) throw new Error(USAGE);
  const isRight = await restore(folder, wanted, key, values.check);
  console.log(isRight ? "Tudo confere." : "A cópia voltou, mas não confere: o motivo está acima.");
  process.exit(isRight ? 0 : 1);
} catch (error) {
  exitWithMessage(error);
}
