let work: () => Promise<unknown> = async () => {}

/** Says what else a site forgets when somebody logs out, before the home page is loaded. */
export function onLogout(forget: () => Promise<unknown>): void {
  work = forget
}

/** Ends when all is forgotten, or could not be: a logout does not fail for it. */
export const endOfLogin = (): Promise<unknown> => work().catch(() => {})
