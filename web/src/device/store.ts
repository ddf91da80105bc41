/**
 * What is stored on this device: texts by key, in IndexedDB. An answer is shown only after `put` has
 * returned, and so survives whatever happens next.
 *
 * Keys: `<table>/terms`, `<table>/match`, `<table>/input/000012`, `listed/<table>`, `person`.
 */
/** The keys of what lists show begin like this. */
export const LISTED = 'listed/';
const NAME = 'gonfalon';
const TEXTS = 'texts';
const VERSION = 1;

export type Texts = Record<string, string>;

/** Stores texts. */
export class Store {
  private constructor(private readonly db: IDBDatabase) {}

  static async open(name = NAME): Promise<Store> {
    const asked = indexedDB.open(name, VERSION);
    asked.onupgradeneeded = () => asked.result.createObjectStore(TEXTS);
    return new Store(await done(asked));
  }

  /** Store texts, all or none. Returns when they are on the disk. */
  async put(texts: Texts): Promise<void> {
    await this.write((store) => {
      for (const [key, text] of Object.entries(texts)) store.put(text, key);
    });
  }

  /** Return all texts whose keys begin like this. */
  async read(prefix: string): Promise<Texts> {
    const store = this.db.transaction(TEXTS, 'readonly').objectStore(TEXTS);
    const range = startingWith(prefix);
    const [keys, texts] = await Promise.all([
      done(store.getAllKeys(range)),
      done(store.getAll(range) as IDBRequest<string[]>),
    ]);
    return Object.fromEntries(keys.map((key, i) => [String(key), texts[i] ?? '']));
  }

  async get(key: string): Promise<string> {
    const store = this.db.transaction(TEXTS, 'readonly').objectStore(TEXTS);
    return (await done(store.get(key) as IDBRequest<string | undefined>)) ?? '';
  }

  /** Store a table in place of what was stored of it. */
  async replace(table: string, texts: Texts): Promise<void> {
    await this.write((store) => {
      store.delete(startingWith(`${table}/`));
      for (const [key, text] of Object.entries(texts)) store.put(text, key);
    });
  }

  /** Delete a table. */
  async remove(table: string): Promise<void> {
    await this.write((store) => {
      store.delete(startingWith(`${table}/`));
      store.delete(`${LISTED}${table}`);
    });
  }

  close(): void {
    this.db.close();
  }

  private write(what: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = this.db.transaction(TEXTS, 'readwrite', { durability: 'strict' });
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
      what(transaction.objectStore(TEXTS));
    });
  }
}

function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
}
