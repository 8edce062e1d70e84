import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { open, rename, rm, stat, writeFile } from "node:fs/promises";
import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline as joined, Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

const NONCE = 12;
const TAG = 16;
const LEAST_KEY = 24;

/** What a backup is written with: encrypts, authenticates and names its pieces by one passphrase. */
export type SealedBox = {
  /** A name that says nothing of `text`. */
  nameOf: (text: string) => string;
  /** Writes all of `body` or nothing. */
  write: (file: string, body: Readable | Buffer) => Promise<void>;
  /** Throws at its end, in words for a person, when a byte is not what was written. */
  read: (file: string) => Promise<Readable>;
};

/** The box of a backup folder, which keeps the salt of its passphrase. */
export function openBox(folder: string, passphrase: string): SealedBox {
  if (passphrase.length < LEAST_KEY) throw new Error(`BACKUP_KEY precisa de ao menos ${LEAST_KEY} letras.`);
  const saltFile = join(folder, "salt");
  if (!existsSync(saltFile)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(saltFile, randomBytes(16).toString("hex"), { mode: 0o600, flag: "wx" });
  }
  const salt = Buffer.from(readFileSync(saltFile, "utf8"), "hex");
  const keys = scryptSync(passphrase, salt, 64, { N: 2 ** 15, maxmem: 64 * 1024 * 1024 });
  const [encryption, naming] = [keys.subarray(0, 32), keys.subarray(32)];
  return {
    nameOf: (text) => createHmac("sha256", naming).update(text).digest("hex"),
    write: (file, body) => write(encryption, file, body),
    read: (file) => read(encryption, file),
  };
}

async function write(key: Buffer, file: string, body: Readable | Buffer): Promise<void> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const frame = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      this.push(cipher.getAuthTag());
      done();
    },
  });
  const draft = `${file}.draft`;
  try {
    await writeFile(draft, nonce, { mode: 0o600 });
    await pipeline(Buffer.isBuffer(body) ? Readable.from([body]) : body, cipher, frame, createWriteStream(draft, { flags: "a" }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function read(key: Buffer, file: string): Promise<Readable> {
  const { size } = await stat(file);
  if (size < NONCE + TAG) throw new Error(`O arquivo ${file} do backup está cortado.`);
  const handle = await open(file);
  const [nonce, tag] = [Buffer.alloc(NONCE), Buffer.alloc(TAG)];
  await handle.read(nonce, 0, NONCE, 0);
  await handle.read(tag, 0, TAG, size - TAG);
  await handle.close();
  const decipher = createDecipheriv("aes-256-gcm", key, nonce).setAuthTag(tag);
  const body = size === NONCE + TAG ? Readable.from([]) : createReadStream(file, { start: NONCE, end: size - TAG - 1 });
  return Readable.from(
    opened(
      file,
      joined(body, decipher, () => undefined),
    ),
  );
}

async function* opened(file: string, plain: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  try {
    yield* plain;
  } catch {
    throw new Error(`O arquivo ${file} não se abre: BACKUP_KEY é outra, ou ele foi alterado.`);
  }
}
