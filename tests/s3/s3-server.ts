import { createBucket } from "./create-bucket.ts";
import { startSwift } from "./start-swift.ts";
import { installSwift } from "./install-swift.ts";

export type S3Server = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
};

/** A real S3-compatible server on a free port of 127.0.0.1, with an empty bucket; or the reason there is none. */
export async function startS3Server(): Promise<S3Server | { missing: string }> {
  const missing = await installSwift();
  if (missing) return { missing };
  const swift = await startSwift();
  const server = { ...swift, bucket: "arquivos", region: "us-east-1" };
  try {
    await createBucket(server);
    return server;
  } catch (error) {
    await swift.stop();
    throw error;
  }
}
