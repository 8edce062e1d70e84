import { appendFileSync, closeSync, existsSync, openSync, renameSync, truncateSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { createReadStream } from "node:fs";

export type Kind = "order" | "customer" | "card" | "recipient" | "payable" | "transfer" | "anticipation" | "clock";
type Entity = { id: string | number };

/** A file of JSON lines, one per change of an object: the last line of each id wins. */
export class Journal {
  private dirty = new Map<string, { kind: Kind; entity: Entity }>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly file: string) {}

  /** Notes that an object changed; its state at the next flush (within 100 ms) is what is written. */
  write(kind: Kind, entity: Entity): void {
    this.dirty.set(`${kind}:${entity.id}`, { kind, entity });
    if (this.timer) return;
    this.timer = setTimeout(() => this.flush(), 100);
    this.timer.unref();
  }

  flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.dirty.size === 0) return;
    let lines = "";
    for (const { kind, entity } of this.dirty.values()) lines += `${JSON.stringify([kind, entity])}\n`;
    this.dirty.clear();
    appendFileSync(this.file, lines, { mode: 0o600 });
  }

  truncate(): void {
    this.dirty.clear();
    if (existsSync(this.file)) truncateSync(this.file);
  }

  /** Every object of the file in its last state; a line cut short by a crash is skipped. The file is rewritten compact. */
  async load(): Promise<Map<Kind, Entity[]>> {
    const last = new Map<string, [Kind, Entity]>();
    if (existsSync(this.file)) {
      const lines = createInterface({ input: createReadStream(this.file), crlfDelay: Infinity });
      for await (const line of lines) {
        const record = readLine(line);
        if (record) last.set(`${record[0]}:${record[1].id}`, record);
      }
    }
    this.compact(last.values());
    const byKind = new Map<Kind, Entity[]>();
    for (const [kind, entity] of last.values()) {
      const list = byKind.get(kind);
      if (list) list.push(entity);
      else byKind.set(kind, [entity]);
    }
    return byKind;
  }

  private compact(records: Iterable<[Kind, Entity]>): void {
    const fresh = `${this.file}.new`;
    const handle = openSync(fresh, "w", 0o600);
    for (const record of records) writeSync(handle, `${JSON.stringify(record)}\n`);
    closeSync(handle);
    renameSync(fresh, this.file);
  }
}

function readLine(line: string): [Kind, Entity] | null {
  try {
    const record: unknown = JSON.parse(line);
    return Array.isArray(record) && record.length === 2 ? (record as [Kind, Entity]) : null;
  } catch {
    return null;
  }
}
