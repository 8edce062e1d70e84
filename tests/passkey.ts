import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Assertion, Attestation } from "#modules/accounts/passkeys/schema.ts";
import { RELYING_PARTY } from "#modules/accounts/passkeys/relying-party.ts";

type Twist = { origin?: string; site?: string; isVerified?: boolean; counter?: number; type?: string };

const sha256 = (bytes: Uint8Array | string): Buffer => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

/** The head of a CBOR item (RFC 8949 §3): major type and length. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** A device that keeps one passkey, as a phone would: it signs what it is asked, or what the test twists. */
export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let owner: string | null = null;

  const clientData = (type: string, challenge: string, { origin = RELYING_PARTY.origin }: Twist): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData({ site = RELYING_PARTY.id, isVerified = true, counter = 0 }: Twist, extra?: Buffer): Buffer {
    const isMaking = extra ? 0x40 : 0;
    // Present, verified, may be synced, is synced.
    const flags = Buffer.from([0x01 | (isVerified ? 0x04 : 0) | 0x08 | 0x10 | isMaking]);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(site), flags, count, extra ?? Buffer.alloc(0)]);
  }

  return {
    /** Answers options to make a key. */
    make({ challenge, user }: { challenge: string; user: { id: string } }, twist: Twist = {}): Attestation {
      owner = user.id;
      const key = map(
        [number(1), number(2)],
        [number(3), number(-7)],
        [number(-1), number(1)],
        [number(-2), bytes(Buffer.from(x, "base64url"))],
        [number(-3), bytes(Buffer.from(y, "base64url"))],
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = map(
        [text("fmt"), text("none")],
        [text("attStmt"), map()],
        [text("authData"), bytes(authenticatorData(twist, credential))],
      );
      const clientDataJSON = base64url(clientData(twist.type ?? "webauthn.create", challenge, twist));
      return { id: base64url(id), clientDataJSON, attestationObject: base64url(attestation), transports: ["internal", "hybrid"] };
    },
    /** Answers options to sign. */
    sign({ challenge }: { challenge: string }, twist: Twist = {}): Assertion {
      const client = clientData(twist.type ?? "webauthn.get", challenge, twist);
      const data = authenticatorData(twist);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: base64url(id),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: owner,
      };
    },
  };
}
