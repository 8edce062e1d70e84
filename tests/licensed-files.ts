import { deliveryRoutes } from "#modules/delivery/http.ts";
import { listFiles } from "#modules/delivery/queries/list-files.ts";
import { readerRoutes } from "#modules/delivery/reader/http.ts";
import { cookieOf, type TestUser } from "./factories.ts";

/** The files an order shows its buyer. */
export const namesOf = async (orderId: string, buyer: TestUser) =>
  (await listFiles(orderId, buyer.id)).map((file) => file.name).toSorted();

/** What the doors that download and open a file answer its buyer. */
export async function statusOf(buyer: TestUser, access: string, fileId: string) {
  const headers = { cookie: await cookieOf(buyer) };
  const answers = await Promise.all([
    deliveryRoutes.request(`/baixar/${access}/${fileId}`, { headers }),
    readerRoutes.request(`/abrir/${access}/${fileId}`, { headers }),
  ]);
  for (const answer of answers) await answer.body?.cancel();
  return answers.map((answer) => answer.status);
}
