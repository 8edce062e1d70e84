export type Answer = { status: number; body: unknown; headers: Headers };

export type Account = {
  apiUrl: string;
  secretKey: string;
  publicKey: string;
  platformRecipient: string;
  webhookUrl: string | null;
};

const PATIENCE_MS = 10_000;

/** Reads the provider, and only reads; null when it does not answer in ten seconds. */
export async function ask({ apiUrl, secretKey }: Account, path: string): Promise<Answer | null> {
  try {
    const response = await fetch(apiUrl.replace(/\/$/, "") + path, {
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: "application/json", authorization: `Basic ${btoa(`${secretKey}:`)}` },
    });
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body, headers: response.headers };
  } catch {
    return null;
  }
}

/** A field of an answer by its path ("data.0.id"); undefined when it is not there. */
export function at(body: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, step) => {
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }, body);
}

/** The text at a path, or null. */
export function textAt(body: unknown, path: string): string | null {
  const value = at(body, path);
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}
