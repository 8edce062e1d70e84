import { prepareDatabase } from "./prepare-database.ts";
import { exitWithMessage } from "./messages.ts";

try {
  const { DATABASE_URL, DATABASE_MIGRATE_URL, DATABASE_DIRECT_URL } = process.env;
  if (!DATABASE_URL) throw new Error("Falta DATABASE_URL, o banco a atualizar.");
  const applied = await prepareDatabase(DATABASE_MIGRATE_URL || DATABASE_DIRECT_URL || DATABASE_URL, DATABASE_URL);
  console.log(applied.length ? `migrações aplicadas: ${applied.join(", ")}` : "banco em dia");
  process.exit(0);
} catch (error) {
  exitWithMessage(error);
}
