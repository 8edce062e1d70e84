import type { DataStore } from "@tus/server";

import type { UploadMetadata } from "./upload-request.ts";

export type IncomingUpload = UploadMetadata & { uploadId: string; ownerKey: string; sizeBytes: number };

/** Where uploads are received: the bytes so far and whose they are; after the end, a record that they were delivered. */
export interface Incoming {
  /** What tus writes to. */
  readonly store: DataStore;
  find(uploadId: string): Promise<(IncomingUpload & { offset: number }) | null>;
  findDelivered(uploadId: string): Promise<IncomingUpload | null>;
  /** Where all the bytes of an upload are: a path on this machine, or null for the key the store was told to write to. May be called again. */
  finish(uploadId: string): Promise<string | null>;
  /** Keeps who delivered what, so that a client that lost the last answer learns it need not send again. */
  markDelivered(upload: IncomingUpload): Promise<void>;
  /** Nothing stays of it. */
  remove(uploadId: string): Promise<void>;
  hasRoomFor(bytes: number): Promise<boolean>;
  /** Removes what is past its time and answers the ids of the uploads that had not ended. */
  removeExpired(now: Date): Promise<string[]>;
}
