/**
 * Ends the program with exit code 1 and the reason. Our own refusals are plain Errors with a
 * sentence for a person; anything else is a bug and shows where it happened.
 */
export function exitWithMessage(error: unknown): never {
  console.error(`\n${errorMessage(error)}`);
  process.exit(1);
}

export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")) {
    return `O disco está cheio. Libere espaço e tente de novo (${error.message}).`;
  }
  if ("code" in error && error.code === "ECONNREFUSED" && "address" in error && "port" in error) {
    return `Ninguém responde em ${String(error.address)}:${String(error.port)}. O servidor está de pé, e a variável que o nomeia está certa?`;
  }
  const isRefusal = error.constructor === Error && !("code" in error);
  const text = isRefusal ? error.message : (error.stack ?? error.message);
  return error.cause instanceof Error ? `${text}\nCausa: ${error.cause.message}` : text;
}
