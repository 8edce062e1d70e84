import { exitWithMessage } from "./messages.ts";

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("npm run files:check -- FOLDER");
  const { checkFolder } = await import("../files-check/check-folder.ts");
  process.exit((await checkFolder(folder)) ? 0 : 1);
} catch (error) {
  exitWithMessage(error);
}
