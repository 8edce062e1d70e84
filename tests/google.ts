import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type GoogleAccount = {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
  hd?: string;
};

/** What a test may put wrong in the answer. */
export type Twist = { nonce?: string; audience?: string; issuer?: string; isExpired?: boolean; isForged?: boolean };

const CLIENT = { id: "feira.apps.exemplo", secret: "segredo-do-google-de-teste" };
const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const keyPair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

/** An OpenID provider like Google's, on this machine: discovery, keys, and codes that are exchanged once, with PKCE. */
export async function openGoogle() {
  const { publicKey, privateKey } = keyPair();
  const codes = new Map<string, { account: GoogleAccount; challenge: string; nonce: string; twist: Twist; returnTo: string }>();
  let issuer = "";

  function idToken({ sub, email, email_verified = true, ...others }: GoogleAccount, nonce: string, twist: Twist): string {
    const now = Math.floor(Date.now() / 1000) - (twist.isExpired ? 7200 : 0);
    const claims = {
      iss: twist.issuer ?? issuer,
      aud: twist.audience ?? CLIENT.id,
      iat: now,
      exp: now + 3600,
      nonce: twist.nonce ?? nonce,
      sub,
      email,
      email_verified,
      ...others,
    };
    const signed = `${base64url({ alg: "RS256", kid: "chave" })}.${base64url(claims)}`;
    const key = twist.isForged ? keyPair().privateKey : privateKey;
    return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
  }

  function exchange(form: URLSearchParams, authorization: string): object | null {
    const code = form.get("code") ?? "";
    const saved = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const basic = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString("base64")}`;
    const isClient = form.get("client_secret") === CLIENT.secret || authorization === basic;
    if (!saved || !isClient || challenge !== saved.challenge || form.get("redirect_uri") !== saved.returnTo) return null;
    return {
      access_token: randomUUID(),
      token_type: "Bearer",
      expires_in: 3600,
      id_token: idToken(saved.account, saved.nonce, saved.twist),
    };
  }

  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/.well-known/openid-configuration") {
      return answer(200, {
        issuer,
        authorization_endpoint: `${issuer}/entrar`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/chaves`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["S256"],
      });
    }
    if (request.url === "/chaves") {
      return answer(200, { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "chave", alg: "RS256", use: "sig" }] });
    }
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const tokens = exchange(new URLSearchParams(body), request.headers.authorization ?? "");
      answer(tokens ? 200 : 400, tokens ?? { error: "invalid_grant" });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    settings: (returnAddress: string) => ({ issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret, returnAddress }),
    /** The person chooses this account at the address they were sent to; answers where Google sends them back. */
    choose(address: string, account: GoogleAccount, twist: Twist = {}): URL {
      const requested = new URL(address).searchParams;
      const code = randomUUID();
      const [challenge = "", nonce = "", returnTo = "", state = ""] = ["code_challenge", "nonce", "redirect_uri", "state"].map(
        (name) => requested.get(name) ?? "",
      );
      codes.set(code, { account, challenge, nonce, twist, returnTo });
      return new URL(`${returnTo}?${new URLSearchParams({ code, state, scope: "openid email profile" })}`);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
