import { startMailCatcher } from "./mail-catcher.ts";

const catcher = await startMailCatcher({
  smtpPort: Number(process.env.MAIL_PORT ?? 4025),
  httpPort: Number(process.env.MAIL_HTTP_PORT ?? 4080),
});
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => void catcher.stop().then(() => process.exit(0)));
}
