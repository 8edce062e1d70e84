import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from "@aws-sdk/client-s3";

/** A multipart upload under way: nothing is at `key` until it is completed. */
export type OpenParts = { key: string; partsId: string };

/** A part the store holds, by its number from 1. */
export type StoredPart = { number: number; sizeBytes: number; etag: string };

/** Multipart uploads of an S3-compatible store, one call each. A part sent again replaces the one of its number. */
export class S3Parts {
  constructor(
    readonly client: S3Client,
    readonly bucket: string,
  ) {}

  async begin(key: string, contentType: string): Promise<OpenParts> {
    const { UploadId } = await this.client.send(
      new CreateMultipartUploadCommand({ Bucket: this.bucket, Key: key, ContentType: contentType }),
    );
    if (!UploadId) throw new Error(`No multipart upload for ${key}`);
    return { key, partsId: UploadId };
  }

  /** `number` counts from 1; every part but the last takes at least 5 MiB, and some stores want all of one size. */
  async put({ key, partsId }: OpenParts, number: number, bytes: Uint8Array): Promise<void> {
    const part = { Bucket: this.bucket, Key: key, UploadId: partsId, PartNumber: number };
    await this.client.send(new UploadPartCommand({ ...part, Body: bytes, ContentLength: bytes.length }));
  }

  /** In order; null when there is no such upload, because it was completed or aborted. */
  async list({ key, partsId }: OpenParts): Promise<StoredPart[] | null> {
    const found: StoredPart[] = [];
    try {
      // Not by the client's own paging: some stores name a next page when there is none.
      for (let after: string | undefined, isLast = false; !isLast;) {
        const of = { Bucket: this.bucket, Key: key, UploadId: partsId };
        const page = await this.client.send(new ListPartsCommand({ ...of, PartNumberMarker: after }));
        for (const { PartNumber = 0, Size = 0, ETag = "" } of page.Parts ?? [])
          found.push({ number: PartNumber, sizeBytes: Size, etag: ETag });
        after = page.NextPartNumberMarker;
        isLast = !page.IsTruncated || !after;
      }
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
    return found.toSorted((a, b) => a.number - b.number);
  }

  /** Makes the object of these parts. */
  async complete({ key, partsId }: OpenParts, parts: readonly StoredPart[]): Promise<void> {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
    const upload = { Bucket: this.bucket, Key: key, UploadId: partsId };
    await this.client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  }

  /** Aborting what is gone succeeds. */
  async abort({ key, partsId }: OpenParts): Promise<void> {
    await this.client
      .send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key: key, UploadId: partsId }))
      .catch(unlessGone);
  }

  /** The uploads under way that began before `moment`. */
  async *openedBefore(moment: Date): AsyncIterable<OpenParts> {
    let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
    for (let isLast = false; !isLast;) {
      const page = await this.client.send(new ListMultipartUploadsCommand({ Bucket: this.bucket, ...after }));
      for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
        if (Key && UploadId && Initiated && Initiated < moment) yield { key: Key, partsId: UploadId };
      after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      isLast = !page.IsTruncated || !page.NextKeyMarker;
    }
  }
}

/** Some stores miss the key of an upload that is gone, in the place of the upload. */
const isGone = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === "NoSuchUpload" || error.name === "NoSuchKey");

function unlessGone(error: unknown): void {
  if (!isGone(error)) throw error;
}
