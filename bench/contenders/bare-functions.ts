import { createServer } from "node:http";
import { listProducts } from "#modules/catalog/queries/listing.ts";
import { readListingSearch } from "#modules/catalog/schema/listing-search.ts";
import { listLibrary, listOtherOrders } from "#modules/delivery/queries/list-library.ts";

/** The same queries with nothing around them: no router, no door, no session, plain JSON. */
const [port = ""] = process.argv.slice(2);
const search = readListingSearch({});

async function answer(path: string): Promise<unknown> {
  if (path === "/lista") return listProducts(search);
  const userId = path.split("/biblioteca/")[1];
  if (!userId) return null;
  const [library, others] = await Promise.all([listLibrary(userId, { search: "", page: 1 }), listOtherOrders(userId)]);
  return { library, others };
}

createServer((incoming, outgoing) => {
  void answer(incoming.url ?? "").then((value) => {
    const body = Buffer.from(JSON.stringify(value));
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": body.length });
    outgoing.end(body);
  });
}).listen(Number(port), "127.0.0.1");
