/** Posts to one of the sandbox's own controls; anything but yes stops the seed. */
export async function askSandbox<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`the sandbox did not take ${url}: ${response.status} ${answer}`);
  return JSON.parse(answer) as T;
}
