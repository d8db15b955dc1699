// Where tables are kept: the browser's own database, event by event. What it does not take stays in memory, and the
// page says so.
import type { Cards, Kept, OwnPacks, Trouble } from "./talk";

const NAME = "lodge";
/** Of the database. A browser that has seen a newer program refuses to open it for an older one. */
const VERSION = 3;
/** What each version of the database added to the one before. */
const STORES = [["tables", "events"], ["cards"], ["packs"]];
/** Only the numbers of this table: an array is greater than any number. */
const allOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, []]);

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no answer"));
  });

/** Writes, and resolves when everything is kept. Nothing is waited for in between: all that is to be written is said. */
const written = (base: IDBDatabase, stores: string[], write: (transaction: IDBTransaction) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = base.transaction(stores, "readwrite");
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    write(transaction);
    transaction.commit();
  });

function kindOf(error: unknown): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  return name === "VersionError" ? "newer" : "refused";
}

export class Shelf {
  /** Tables that storage did not take, whole. */
  private readonly memory = new Map<string, Kept>();
  /** Cards that it did not take, by their version. */
  private readonly cardsInMemory = new Map<string, string>();
  /** Packs that it did not take, by name. */
  private readonly packsInMemory = new Map<string, string>();

  private constructor(
    private base: IDBDatabase | null,
    private readonly troubled: (kind: Trouble, message: string) => void,
  ) {}

  static async open(troubled: (kind: Trouble, message: string) => void): Promise<Shelf> {
    try {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = ({ oldVersion }) => {
        for (const name of STORES.slice(oldVersion).flat()) request.result.createObjectStore(name);
      };
      const base = await done(request);
      const shelf = new Shelf(base, troubled);
      // A newer program in another tab may change the database; this one then goes on in memory.
      base.onversionchange = () => {
        base.close();
        shelf.base = null;
        troubled("newer", "a newer version has taken over the storage");
      };
      return shelf;
    } catch (error) {
      troubled(kindOf(error), String(error));
      return new Shelf(null, troubled);
    }
  }

  async load(table: string): Promise<Kept | null> {
    const own = this.memory.get(table);
    if (own || !this.base) return own ?? null;
    const transaction = this.base.transaction(["tables", "events"]);
    const [row, events] = await Promise.all([
      done(transaction.objectStore("tables").get(table) as IDBRequest<string | undefined>),
      done(transaction.objectStore("events").getAll(allOf(table)) as IDBRequest<string[]>),
    ]);
    return row === undefined ? null : { table, row, events };
  }

  /** The cards of a version. */
  async cards(version: string): Promise<string | undefined> {
    const own = this.cardsInMemory.get(version);
    if (own !== undefined || !this.base) return own;
    return done(this.base.transaction("cards").objectStore("cards").get(version) as IDBRequest<string | undefined>);
  }

  /** Cards of all versions. */
  async allCards(): Promise<Cards> {
    const all: Cards = Object.fromEntries(this.cardsInMemory);
    const versions = this.base ? await done(this.base.transaction("cards").objectStore("cards").getAllKeys()) : [];
    for (const version of versions.map(String)) all[version] ??= (await this.cards(version)) ?? "";
    return all;
  }

  /** Kept once, whichever table is dealt from them; the same version is the same cards. */
  async keepCards(version: string, text: string): Promise<void> {
    try {
      if (!this.base) throw new Error("no storage");
      await written(this.base, ["cards"], (transaction) => transaction.objectStore("cards").put(text, version));
    } catch {
      // The table that is laid next meets the same trouble, and says so.
      this.cardsInMemory.set(version, text);
    }
  }

  /** Packs that somebody brought along, by name. */
  async packs(): Promise<OwnPacks> {
    const own = Object.fromEntries(this.packsInMemory);
    if (!this.base) return own;
    const store = this.base.transaction("packs").objectStore("packs");
    const [names, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll() as IDBRequest<string[]>)]);
    return { ...Object.fromEntries(names.map((name, at) => [String(name), texts[at]!])), ...own };
  }

  /** One that goes by the same name makes room. */
  async keepPack(name: string, text: string): Promise<void> {
    try {
      await this.changePacks((packs) => packs.put(text, name));
    } catch (error) {
      this.packsInMemory.set(name, text);
      if (this.base) this.troubled(kindOf(error), String(error));
    }
  }

  async dropPack(name: string): Promise<void> {
    this.packsInMemory.delete(name);
    if (this.base) await this.changePacks((packs) => packs.delete(name));
  }

  private async changePacks(change: (packs: IDBObjectStore) => void): Promise<void> {
    if (!this.base) throw new Error("no storage");
    await written(this.base, ["packs"], (transaction) => change(transaction.objectStore("packs")));
  }

  async names(): Promise<string[]> {
    const kept = this.base ? await done(this.base.transaction("tables").objectStore("tables").getAllKeys()) : [];
    return [...new Set([...kept.map(String), ...this.memory.keys()])];
  }

  /** A new table. One that is there already is an error. */
  async lay(kept: Kept): Promise<void> {
    const { table, row, events } = kept;
    await this.keep(kept, ["tables", "events"], (transaction) => {
      transaction.objectStore("tables").add(row, table);
      events.forEach((event, at) => transaction.objectStore("events").add(event, [table, at + 1]));
    });
  }

  /** Numbers that are taken are an error: somebody else has written on. */
  async append(table: string, from: number, events: string[]): Promise<void> {
    const own = this.memory.get(table);
    if (own) {
      own.events.push(...events);
      return;
    }
    // Read before it is needed: a database that takes nothing any more may give nothing either.
    const whole = async (): Promise<Kept | null> => {
      const kept = await this.load(table).catch(() => null);
      return kept && { ...kept, events: [...kept.events.slice(0, from - 1), ...events] };
    };
    await this.keep(whole, ["events"], (transaction) =>
      events.forEach((event, at) => transaction.objectStore("events").add(event, [table, from + at])),
    );
  }

  private async keep(
    whole: Kept | (() => Promise<Kept | null>),
    stores: string[],
    write: (transaction: IDBTransaction) => void,
  ): Promise<void> {
    let trouble: [Trouble, string] | null = null;
    if (this.base) {
      try {
        return await written(this.base, stores, write);
      } catch (error) {
        if (error instanceof DOMException && error.name === "ConstraintError") throw error;
        trouble = [kindOf(error), String(error)];
      }
    }
    const kept = typeof whole === "function" ? await whole() : whole;
    if (kept) this.memory.set(kept.table, { ...kept, events: [...kept.events] });
    if (trouble) this.troubled(...trouble);
  }
}
