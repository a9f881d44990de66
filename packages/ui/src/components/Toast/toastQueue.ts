/** Something that was done, said in passing. An error never passes: it stays in an Alert. */
export interface ToastContent {
  text: string
  /** What it means; something went well unless told. */
  tone?: 'info' | 'positive' | 'caution'
  /** The way back: «Вернуть». */
  action?: { label: string; onPress: () => void }
}

export interface ToastItem extends ToastContent {
  id: number
}

export interface ToastQueue {
  /** Shows a toast; the oldest makes room for it. */
  add: (content: ToastContent) => number
  close: (id: number) => void
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void
  getItems: () => readonly ToastItem[]
}

/** More at once nobody reads. */
const MOST = 3

/** What is to be said, in order. One queue for a page, handed to its `ToastRegion`. */
export function createToastQueue(): ToastQueue {
  let items: readonly ToastItem[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  function change(next: readonly ToastItem[]) {
    items = next
    for (const listener of listeners) listener()
  }
  return {
    add(content) {
      lastId += 1
      change([...items, { ...content, id: lastId }].slice(-MOST))
      return lastId
    },
    close(id) {
      change(items.filter((item) => item.id !== id))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getItems: () => items,
  }
}
