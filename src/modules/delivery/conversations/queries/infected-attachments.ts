import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { isFindingReleased } from "../../../catalog/antivirus/verdicts.ts";

const AT_ONCE = 50;
/** Long enough for any worker to have been up meanwhile; whoever was told of a mistake is not looked for forever. */
const RELEASED_DAYS = 30;

export type InfectedAttachment = {
  fileId: string;
  name: string;
  sha256: string;
  signature: string;
  orderId: string;
  orderNumber: number;
  storeId: number;
  uploaderId: string;
  /** Who bought and who sells. */
  sides: string[];
  /** Names this finding in this file. */
  ref: string;
};

/** Beside message files `f` that went with a message: their order `o` and store `s`. */
const SENT = sql`message_files f join orders o on o.id = f.order_id join stores s on s.id = f.store_id`;

const INFECTED = defineRow<InfectedAttachment>({
  fileId: col.text`f.id`,
  name: col.text`f.name`,
  sha256: col.text`f.sha256`,
  signature: col.text`v.signature`,
  orderId: col.text`f.order_id`,
  orderNumber: col.int`o.number`,
  storeId: col.int`f.store_id`,
  uploaderId: col.text`f.uploader_id`,
  sides: col.list(col.text)`array[o.user_id, s.owner_id]`,
  ref: col.text`f.id || ':' || left(v.signature, 100)`,
});

/** Files that went with a message, in which something was found since, and of which nobody was told yet. */
export function listNewlyInfected(on: Db): Promise<InfectedAttachment[]> {
  return readRows(
    on,
    INFECTED,
    sql`select ${INFECTED} from scan_verdicts v join ${SENT} on f.sha256 = v.sha256 and f.message_id is not null
      where v.signature is not null and not ${isFindingReleased}
        and not exists (select 1 from infected_files i where i.file_id = f.id and i.signature = v.signature)
      order by f.id limit ${AT_ONCE}`,
  );
}

/** Those that were released, of which both sides were told that something was found and not yet that it was a mistake. */
export function listNewlyReleased(on: Db): Promise<InfectedAttachment[]> {
  return readRows(
    on,
    INFECTED,
    sql`select ${INFECTED} from scan_releases v join ${SENT} on f.sha256 = v.sha256 and f.message_id is not null
      where v.undone_at is null and v.released_at > now() - make_interval(days => ${RELEASED_DAYS})
        and exists (select 1 from notifications n where n.user_id = o.user_id and n.event = 'mensagem.infectada'
          and n.ref = f.id || ':' || left(v.signature, 100))
        and not exists (select 1 from notifications n where n.user_id = o.user_id and n.event = 'mensagem.engano'
          and n.ref = f.id || ':' || left(v.signature, 100))
      order by f.id limit ${AT_ONCE}`,
  );
}
