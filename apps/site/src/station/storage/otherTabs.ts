import { localStore } from '@parket/react/data/browserStorage'

const key = 'parket.stationPage'

/**
 * Tells the other tabs of this device that this one works now.
 * @param onMoved hears that another one does
 * @returns ends it
 */
export function takeOver(page: string, onMoved: () => void): () => void {
  localStore.write(key, page)
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null && event.newValue !== page) onMoved()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
