import { ObjectMissing, type ByteRange, type OpenObject, type PutOptions, type Storage, type StoredObject } from "./storage.ts";

/** Objects being moved from one store to another: writes go to the new one; what it does not have yet is read from the old. */
export class MovingStorage implements Storage {
  constructor(
    readonly to: Storage,
    readonly from: Storage,
  ) {}

  put(key: string, body: Parameters<Storage["put"]>[1], options: PutOptions): ReturnType<Storage["put"]> {
    return this.to.put(key, body, options);
  }

  open(key: string, range?: ByteRange): Promise<OpenObject> {
    return this.#either((one) => one.open(key, range));
  }

  async head(key: string): Promise<StoredObject | null> {
    return (await this.to.head(key)) ?? this.from.head(key);
  }

  async copy(from: string, to: string): Promise<void> {
    try {
      await this.to.copy(from, to);
    } catch (error) {
      if (!(error instanceof ObjectMissing)) throw error;
      const { stream, contentType, sizeBytes } = await this.from.open(from);
      await this.to.put(to, stream, { contentType, sizeBytes });
    }
  }

  async delete(key: string): Promise<void> {
    // Until the second deletion a reader may still find the object in the old store.
    await this.to.delete(key);
    await this.from.delete(key);
  }

  async *list(prefix: string): AsyncIterable<string> {
    const seen = new Set<string>();
    for await (const key of this.to.list(prefix)) {
      seen.add(key);
      yield key;
    }
    for await (const key of this.from.list(prefix)) if (!seen.has(key)) yield key;
  }

  async #either<T>(ask: (one: Storage) => Promise<T>): Promise<T> {
    try {
      return await ask(this.to);
    } catch (error) {
      if (!(error instanceof ObjectMissing)) throw error;
      return ask(this.from);
    }
  }
}
