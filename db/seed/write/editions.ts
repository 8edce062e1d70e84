import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { randomOf } from "../market/random.ts";

const DAY = 86_400_000;
const REVISED = 0.3;
const NOTES = [
  "Gabarito revisto e duas atividades novas.",
  "Versão em preto e branco, para economizar tinta.",
  "Margens maiores, para quem encaderna.",
  "Correção de um exercício da página 7, com agradecimento a quem avisou.",
  "Arquivos em tamanho A3, a pedido de quem já tinha.",
  "Textos mais curtos e letras maiores.",
  "Novo guia de impressão, com papel e configuração.",
];

const WRITE_EDITIONS = defineRow({
  id: col.int`id`,
  slug: col.text`slug`,
  versionId: col.text`current_version_id`,
  publishedAt: col.timestamp`published_at`,
});

/** Some products of the demo market were revised since they were published: new editions of the same files, with a note. */
export async function writeEditions(tx: Tx, now: Date): Promise<void> {
  const rows = await readRows(
    tx,
    WRITE_EDITIONS,
    sql`select ${WRITE_EDITIONS} from products
    where status = 'publicado' order by id`,
  );
  for (const { id, slug, versionId, publishedAt } of rows) {
    const random = randomOf(`edições de ${slug}`);
    const since = new Date(publishedAt).getTime() + 10 * DAY;
    if (!random.chance(REVISED) || since > now.getTime()) continue;
    const notes = random.sample(NOTES, random.int(1, 3));
    const moments = notes.map(() => since + random.next() * (now.getTime() - since)).toSorted((a, b) => a - b);
    let newest = versionId;
    for (const [index, note] of notes.entries()) {
      const next = newId();
      const at = new Date(moments[index] ?? since).toISOString();
      await tx.execute(sql`
        insert into product_versions (id, product_id, number, note, created_at) values (${next}, ${id}, ${index + 2}, ${note}, ${at})`);
      await tx.execute(sql`
        insert into product_version_files (version_id, file_id, position)
        select ${next}, file_id, position from product_version_files where version_id = ${versionId}`);
      newest = next;
    }
    await tx.execute(sql`update products set current_version_id = ${newest} where id = ${id}`);
  }
}

/** What each product shows now, dated when it was last published: what its next publication is compared with. */
export async function writePublications(tx: Tx): Promise<void> {
  await tx.execute(sql`insert into product_publications (product_id, facts, at)
    select p.id, publication_facts(p), v.created_at from products p join product_versions v on v.id = p.current_version_id order by p.id`);
}
