import { buffer } from "node:stream/consumers";
import { serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import { SMTPServer } from "smtp-server";
import { Mailbox } from "./mailbox.ts";
import { listPage, mailPage } from "./pages.ts";

const HOST = "127.0.0.1";

/** Takes every e-mail sent to `smtpPort` and shows it on `httpPort`; nothing is sent on. */
export async function startMailCatcher(ports: { smtpPort: number; httpPort: number }): Promise<{ stop: () => Promise<void> }> {
  const mailbox = new Mailbox();
  const smtp = smtpServer(mailbox);
  await new Promise<void>((resolve, reject) => {
    smtp.once("error", reject);
    smtp.listen(ports.smtpPort, HOST, resolve);
  });
  smtp.on("error", (error) => console.error(String(error)));
  const http = await new Promise<ServerType>((resolve, reject) => {
    const server = serve({ fetch: pages(mailbox).fetch, port: ports.httpPort, hostname: HOST }, () => resolve(server));
    server.once("error", reject);
  });
  return {
    stop: async () => {
      await Promise.all([new Promise<void>((resolve) => smtp.close(resolve)), new Promise((resolve) => http.close(resolve))]);
    },
  };
}

function smtpServer(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onAuth: (_auth, _session, answer) => answer(null, { user: "qualquer" }),
    onData: (stream, session, answer) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => mailbox.receive(raw, recipients, new Date()))
        .then(() => answer(), answer);
    },
  });
}

function pages(mailbox: Mailbox): Hono {
  return new Hono()
    .get("/", (c) => {
      const to = c.req.query("to")?.trim() ?? "";
      return c.html(listPage(mailbox.list(to || undefined), to));
    })
    .get("/mensagens/:id", (c) => {
      const mail = mailbox.find(c.req.param("id"));
      return mail ? c.html(mailPage(mail)) : c.redirect("/");
    })
    .get("/messages", (c) => c.json(mailbox.list(c.req.query("to"))))
    .delete("/messages", (c) => {
      mailbox.clear();
      return c.body(null, 204);
    });
}
