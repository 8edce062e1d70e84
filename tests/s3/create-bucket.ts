import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";

import type { S3Settings } from "#platform/storage/s3-storage.ts";

/** A server that has just come up answers "slow down" for a while: the client insists. */
export async function createBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): Promise<void> {
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 12 });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}
