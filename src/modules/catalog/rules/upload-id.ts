/** The file an upload brings is named by the upload's own id (32 hexadecimal digits), written as a UUID of version 4. */
export function fileIdOfUpload(uploadId: string): string {
  const variant = "89ab"[Number.parseInt(uploadId.charAt(16), 16) % 4];
  const id = `${uploadId.slice(0, 12)}4${uploadId.slice(13, 16)}${variant}${uploadId.slice(17)}`;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
