import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";

export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string; returnAddress: string };

/** What must come back unchanged for an answer to be ours; kept by the browser that asked, sealed. */
export type Requested = { verifier: string; state: string; nonce: string };

/** Who Google says it is. `isAuthoritative`: Google itself keeps that mailbox, so its word proves who reads it. */
export type GooglePerson = {
  subject: string;
  email: string;
  isVerified: boolean;
  isAuthoritative: boolean;
  name: string;
};

const TIMEOUT_SECONDS = 5;
const known = new Map<string, Promise<Configuration>>();

/** Where Google listens, asked once; a failed look is asked again. */
function configurationOf({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Configuration> {
  const cached = known.get(issuer);
  if (cached) return cached;
  const server = new URL(issuer);
  // Who is signed for is signed: the keys are asked even of an answer that came straight from Google.
  const execute = [enableNonRepudiationChecks, ...(server.hostname === "localhost" ? [allowInsecureRequests] : [])];
  const looked = discovery(server, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
  known.set(issuer, looked);
  looked.catch(() => known.delete(issuer));
  return looked;
}

/** The address at Google that asks who it is, and what to keep until the answer (code flow with PKCE, state and nonce). */
export async function askGoogle(settings: GoogleSettings): Promise<{ address: string; requested: Requested }> {
  const configuration = await configurationOf(settings);
  const requested = { verifier: randomPKCECodeVerifier(), state: randomState(), nonce: randomNonce() };
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: settings.returnAddress,
    scope: "openid email profile",
    code_challenge: await calculatePKCECodeChallenge(requested.verifier),
    code_challenge_method: "S256",
    state: requested.state,
    nonce: requested.nonce,
    prompt: "select_account",
  });
  return { address: address.href, requested };
}

/** Exchanges what Google sent back for who it is; throws when anything of it does not hold. */
export async function readGoogle(settings: GoogleSettings, answer: URLSearchParams, requested: Requested): Promise<GooglePerson> {
  const configuration = await configurationOf(settings);
  const tokens = await authorizationCodeGrant(configuration, new URL(`?${answer}`, settings.returnAddress), {
    pkceCodeVerifier: requested.verifier,
    expectedState: requested.state,
    expectedNonce: requested.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || typeof claims.email !== "string") throw new Error("Google told no e-mail");
  const isVerified = claims.email_verified === true;
  return {
    subject: claims.sub,
    email: claims.email,
    isVerified,
    isAuthoritative: isVerified && (claims.email.toLowerCase().endsWith("@gmail.com") || typeof claims.hd === "string"),
    name: typeof claims.name === "string" ? claims.name : "",
  };
}
