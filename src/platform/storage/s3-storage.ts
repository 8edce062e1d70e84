import { Readable } from "node:stream";

import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";

import { traced } from "../tracing.ts";
import { measuredBody } from "./measured-body.ts";
import { S3Parts } from "./s3-parts.ts";
import {
  assertKey,
  assertPrefix,
  ObjectMissing,
  StorageFull,
  type ByteRange,
  type OpenObject,
  type PutOptions,
  type Storage,
  type StoredObject,
} from "./storage.ts";

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const PART_BYTES = 8 * 1024 * 1024;

/** Objects in any S3-compatible store. Uses only what all of them support: no conditional puts, no AWS-specific checksums. */
export class S3Storage implements Storage {
  /** Objects that arrive over many requests. */
  readonly parts: S3Parts;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    });
    this.#client.middlewareStack.add(
      (next, { commandName = "" }) =>
        (args) =>
          traced({ name: `s3 ${commandName.replace("Command", "")}`, kind: "client" }, () => next(args)),
      { step: "initialize", name: "traced" },
    );
    this.parts = new S3Parts(this.#client, bucket);
  }

  async put(key: string, body: Parameters<Storage["put"]>[1], options: PutOptions) {
    assertKey(key);
    const { source, meter, sizeBytes } = measuredBody(body, options.sizeBytes);
    source.once("error", (error) => meter.destroy(error));
    const upload = new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: key, Body: source.pipe(meter), ContentType: options.contentType },
      partSize: PART_BYTES,
      queueSize: 2,
    });
    try {
      await upload.done();
    } catch (error) {
      source.destroy();
      throw named(error, key);
    }
    return { sizeBytes: sizeBytes() };
  }

  async open(key: string, { start, end }: ByteRange = {}): Promise<OpenObject> {
    assertKey(key);
    const ranged = start !== undefined || end !== undefined;
    const Range = ranged ? `bytes=${start ?? 0}-${end ?? ""}` : undefined;
    const answer = await this.#client
      .send(new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range }))
      .catch((error: unknown) => {
        throw named(error, key);
      });
    if (!(answer.Body instanceof Readable)) throw new Error(`No body for ${key}`);
    const wholeBytes = answer.ContentRange?.split("/").at(-1);
    return {
      stream: answer.Body,
      sizeBytes: Number(wholeBytes ?? answer.ContentLength),
      contentType: answer.ContentType ?? "application/octet-stream",
    };
  }

  async head(key: string): Promise<StoredObject | null> {
    assertKey(key);
    try {
      const answer = await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }));
      return {
        sizeBytes: answer.ContentLength ?? 0,
        contentType: answer.ContentType ?? "application/octet-stream",
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async copy(from: string, to: string): Promise<void> {
    assertKey(from);
    assertKey(to);
    const CopySource = `${this.#bucket}/${from}`;
    await this.#client.send(new CopyObjectCommand({ Bucket: this.#bucket, Key: to, CopySource })).catch((error: unknown) => {
      throw named(error, from);
    });
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  async *list(prefix: string): AsyncIterable<string> {
    assertPrefix(prefix);
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket, Prefix: prefix });
    for await (const page of pages) {
      for (const object of page.Contents ?? []) if (object.Key) yield object.Key;
    }
  }
}

/** A bucket that does not exist is not a missing object, and must not be reported as one. */
function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === "NoSuchKey" || error.name === "NotFound");
}

function named(error: unknown, key: string): unknown {
  if (isMissing(error)) return new ObjectMissing(key, { cause: error });
  const isFull = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 507;
  return isFull ? new StorageFull("The S3 store has no room left", { cause: error }) : error;
}
