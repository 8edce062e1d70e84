/** One webhook on its way: the same id through all its attempts. */
export interface Delivery {
  id: string;
  type: string;
  objectId: string;
  status: "pending" | "sent" | "failed";
  attempts: number;
  maxAttempts: number;
  createdAt: string;
  lastAttempt: string | null;
  responseStatus: number | null;
  note: string | null;
  body: string;
}

const account = { id: "acc_sandboxautoria0", name: "Autoria (sandbox)" };

export function envelope(delivery: Pick<Delivery, "id" | "type" | "createdAt">, data: unknown): string {
  return JSON.stringify({ id: delivery.id, account, type: delivery.type, created_at: delivery.createdAt, data });
}

/** A delivery as `GET /hooks` answers it. */
export function renderHook(delivery: Delivery, url: string | null) {
  const sent: { data?: unknown } = JSON.parse(delivery.body);
  return { ...summary(delivery), url, account, data: sent.data };
}

/** A delivery in a list, without its data. */
export function summary(delivery: Delivery) {
  return {
    id: delivery.id,
    event: delivery.type,
    object_id: delivery.objectId,
    status: delivery.status,
    attempts: `${delivery.attempts}/${delivery.maxAttempts}`,
    last_attempt: delivery.lastAttempt,
    created_at: delivery.createdAt,
    response_status: delivery.responseStatus,
    response_raw: delivery.note,
  };
}

interface Target {
  url: string;
  user: string;
  password: string;
}

/** Posts a delivery once. Success is a 2xx within 10 seconds; a redirect is a failure. */
export async function post(target: Target, body: string): Promise<{ status: number | null; note: string | null }> {
  try {
    const response = await fetch(target.url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
      headers: {
        "content-type": "application/json",
        authorization: `Basic ${Buffer.from(`${target.user}:${target.password}`).toString("base64")}`,
        "user-agent": "pagarme-sandbox",
      },
      body,
    });
    const text = await response.text();
    return { status: response.status, note: text.slice(0, 300) || null };
  } catch (error) {
    return { status: null, note: error instanceof Error ? `${error.message}${causeOf(error)}` : "falha de rede" };
  }
}

function causeOf(error: Error): string {
  return error.cause instanceof Error ? ` (${error.cause.message || error.cause.name})` : "";
}
