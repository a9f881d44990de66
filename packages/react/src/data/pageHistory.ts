/**
 * Entries of the history that Back goes through. Steps of the wizard have an entry each, at one address; an entry also keeps
 * what its page is told by the one before: the `state` that the router's `navigate` takes is here.
 */
export interface PageHistory {
  /** What the entry that is shown keeps. */
  state: () => unknown
  /** Adds an entry after it, at the same address. */
  push: (state: unknown) => void
  /** Gives it something else to keep. */
  replace: (state: unknown) => void
  /** Takes a parameter out of the address that is shown; the entry keeps what it kept. */
  dropParameter: (name: string) => void
  /** Goes back (below 0) or forward by so many entries; `onMove` tells when it is there. */
  go: (by: number) => void
  /** @returns what ends it */
  onMove: (listener: () => void) => () => void
}

/** The browser's own. */
export const browserHistory: PageHistory = {
  state: () => history.state,
  push: (state) => history.pushState(state, ''),
  replace: (state) => history.replaceState(state, ''),
  dropParameter(name) {
    const url = new URL(location.href)
    url.searchParams.delete(name)
    history.replaceState(history.state, '', url)
  },
  go: (by) => history.go(by),
  onMove(listener) {
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  },
}
