import { startS3Server } from "../s3/s3-server.ts";

/** An S3-compatible store with an empty bucket, and the variables that lead to it. Throws in words for a person. */
export async function startStore() {
  const server = await startS3Server();
  if ("missing" in server) throw new Error(`O ensaio precisa de um S3: ${server.missing}.`);
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = server;
  const env = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  return { env, server };
}
