/** State of a history entry whose address says the same page differently: a filter being typed. */
export const samePage = { isSamePage: true }

/** @param state of a history entry */
export function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSamePage' in state
}
