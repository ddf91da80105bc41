/**
 * What the client stores in this browser. Storage may be missing, full or switched off: reading
 * then finds nothing, and writing returns false.
 */

/** A stored text, by key. Null removes it. */
class BrowserStorage {
  /** Ends of keys of which nothing is stored for now. */
  private readonly closed = new Set<string>();

  constructor(private readonly area: () => Storage) {}

  text(key: string): string | null {
    try {
      return this.area().getItem(key);
    } catch {
      return null;
    }
  }

  /** Store a text, or remove it (null). True if that worked. */
  setText(key: string, value: string | null): boolean {
    try {
      if (value === null) this.area().removeItem(key);
      else if ([...this.closed].some((end) => key.endsWith(end))) return false;
      else this.area().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  flag(key: string): boolean {
    return this.text(key) === '1';
  }

  setFlag(key: string, on: boolean): boolean {
    return this.setText(key, on ? '1' : '0');
  }

  /** Return a stored value, or null. Callers check its shape: an older client may have stored it. */
  json<Value>(key: string): Value | null {
    try {
      return JSON.parse(this.text(key) ?? 'null') as Value | null;
    } catch {
      return null;
    }
  }

  setJson(key: string, value: unknown): boolean {
    return this.setText(key, value === null ? null : JSON.stringify(value));
  }

  /** Remove everything whose key ends like this, and store nothing more of it for now. */
  closeEnding(end: string): void {
    this.closed.add(end);
    try {
      const area = this.area();
      for (const key of Object.keys(area)) if (key.endsWith(end)) area.removeItem(key);
    } catch {
      // there is no storage, so nothing is in it
    }
  }

  /** Store again what ends like this. */
  openEnding(end: string): void {
    this.closed.delete(end);
  }
}

/** Kept until the user clears it. */
export const lasting = new BrowserStorage(() => localStorage);
/** Kept until the tab is closed; survives a reload. */
export const perTab = new BrowserStorage(() => sessionStorage);
