/** The form in which a caller takes a stored body, from its `accept-encoding`; null is uncompressed. */
export function acceptedEncoding(accepted: string): "br" | "gzip" | null {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}
