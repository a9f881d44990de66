const FLAG = 'parket.page-reloaded'

/**
 * Runs a dynamic import. After a new release the old page's files are gone: the first failure reloads
 * the page, a second one in a row is thrown (spec §2, navigation guard).
 */
export async function loadOrReloadOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (typeof window === 'undefined' || sessionStorage.getItem(FLAG)) throw error
    sessionStorage.setItem(FLAG, '1')
    location.reload()
    return new Promise(() => {})
  }
}

/** To be called once a page has come up: the next failure may reload again. */
export function clearReloadFlag(): void {
  sessionStorage.removeItem(FLAG)
}
