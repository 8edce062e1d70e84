import { exitWithMessage } from "./messages.ts";

try {
  const isFinish = process.argv.includes("--finish");
  const { diskStorage, openS3 } = await import("#platform/storage/open-storage.ts");
  const { moveObjects } = await import("#platform/storage/move-objects.ts");
  const { copied, there, deleted } = await moveObjects(diskStorage(), openS3(), isFinish);
  console.log(`${copied} arquivos copiados agora para o S3; ${there} já estavam lá; ${deleted} apagados do disco.`);
  if (!isFinish) console.log("Reinicie os processos com S3_* e termine com: npm run files:move -- --finish");
  process.exit(0);
} catch (error) {
  exitWithMessage(error);
}
