import { env } from "#platform/env.ts";
import { BY_HAND, checkAccount } from "../pagarme-check/check-account.ts";
import { exitWithMessage } from "./messages.ts";

try {
  const { pagarmeKeys } = await import("#modules/payments/provider.ts");
  const report = await checkAccount({ ...pagarmeKeys, webhookUrl: `${env.publicUrl}/webhooks/pagarme` });
  for (const line of report.lines) console.log(line);
  console.log("\nO que só se prova à mão, com R$ 1:");
  for (const step of BY_HAND) console.log(`- ${step}`);
  console.log(report.fails ? "\nVender falharia." : "\nPronto para vender.");
  process.exit(report.fails ? 1 : 0);
} catch (error) {
  exitWithMessage(error);
}
