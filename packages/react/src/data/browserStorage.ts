/** A browser's storage that never throws, whether the browser allows it or not. */
export interface BrowserStorage {
  read(key: string): string | null
  /** @returns whether the value outlives the page; otherwise it is kept until the page ends. */
  write(key: string, value: string): boolean
  remove(key: string): void
}

/** Where a site keeps things. */
export interface Storages {
  /** Kept between visits and seen by all tabs. */
  local: Storage
  /** Kept while this tab is open. */
  session: Storage
}

let given: Storages | null = null

/** Keeps things elsewhere than in the browser's own storage (null: there); to be called before anything is kept. */
export function giveStorage(storages: Storages | null): void {
  given = storages
}

/** Kept between visits and seen by all tabs. */
export const localStore = safeStorage(() => given?.local ?? localStorage)

/** Kept while this tab is open. */
export const sessionStore = safeStorage(() => given?.session ?? sessionStorage)

/**
 * Where site data are forbidden even naming the storage throws a SecurityError, and a full one throws
 * on writing: what could not be written is kept in memory, so that one can still log in and register.
 */
function safeStorage(open: () => Storage): BrowserStorage {
  const memory = new Map<string, string>()
  return {
    read(key) {
      try {
        return memory.get(key) ?? open().getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, value)
        return false
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // Nothing can be kept where storage is forbidden.
      }
    },
  }
}
