import { createTransport } from "nodemailer";
import { env } from "./env.ts";

/** Sends one short e-mail to the address and returns the relay's response. Throws the relay's error. */
export async function sendTestEmail(to: string): Promise<string> {
  const transport = createTransport({
    url: env.SMTP_URL ?? `smtp://127.0.0.1:${env.MAIL_PORT}`,
    ignoreTLS: !env.SMTP_URL,
  });
  try {
    const { response } = await transport.sendMail({
      from: env.MAIL_FROM,
      to: { name: "", address: to },
      subject: "Teste de envio",
      text: `Se você lê isto, ${env.publicUrl} consegue mandar e-mails.`,
    });
    return response;
  } finally {
    transport.close();
  }
}
