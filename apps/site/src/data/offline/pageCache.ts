/** Where a worker keeps what: only documents that everybody is sent alike, and files, never an answer of the API. */
export interface KeptPages {
  /** The name of the cache. */
  name: string
  /** The address under which a document is kept; null for one that is not kept, and opens with none. */
  addressOf: (url: URL) => string | null
}

const FILES = '/assets/'

/** The devices of the day have one document. A code in the address is never kept. */
export const stationPages: KeptPages = {
  name: 'parket.station',
  addressOf: ({ pathname, search }) => (pathname === '/station' ? pathname + search : '/station'),
}

/** The page of each registration. A key in the address, which opens it, is never kept. */
export const ticketPages: KeptPages = {
  name: 'parket.ticket',
  addressOf({ pathname, searchParams }) {
    const entry = searchParams.get('entry')
    if (entry === null) return null
    const ds = searchParams.get('ds')
    const kept = new URLSearchParams({ entry, ...(ds !== null && { ds }) })
    return `${pathname}?${kept}`
  },
}

/** Keeps the document at an address as it is now; those of other paths, of an event before it, go. */
export async function keepDocument({ name, addressOf }: KeptPages, href: string): Promise<void> {
  const url = toUrl(href)
  const address = addressOf(url)
  if (address === null) return
  const answer = await fetch(address)
  if (!answer.ok) return
  const cache = await caches.open(name)
  for (const kept of await cache.keys()) {
    const old = new URL(kept.url)
    if (!isFile(old) && old.pathname !== url.pathname) await cache.delete(kept.url)
  }
  await cache.put(address, answer)
}

/**
 * Keeps these files, and no others any more.
 * @param addresses of all that the page has loaded
 */
export async function keepFiles({ name }: KeptPages, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  const own = addresses.map(toUrl).filter(isFile)
  const wanted = new Set(own.map(({ href }) => href))
  for (const { url } of await cache.keys()) {
    if (isFile(new URL(url)) && !wanted.has(url)) await cache.delete(url)
  }
  for (const { href } of own) if (!(await cache.match(href))) await cache.add(href)
}

/** @returns null: it goes its way, as if there were no worker */
export function answerFor(pages: KeptPages, request: Request): Promise<Response> | null {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return null
  if (request.mode === 'navigate') return documentOf(pages, request, url)
  return isFile(url) ? fileOf(pages, request) : null
}

/** The server's, where there is one: a new version comes with the next opening. */
async function documentOf({ name, addressOf }: KeptPages, request: Request, url: URL) {
  const cache = await caches.open(name)
  const address = addressOf(url)
  try {
    const answer = await fetch(request)
    if (answer.ok && address === url.pathname + url.search) await cache.put(address, answer.clone())
    return answer
  } catch (error) {
    const kept =
      address === null
        ? undefined
        : ((await cache.match(address)) ?? (await cache.match(address, { ignoreSearch: true })))
    if (!kept) throw error
    return kept
  }
}

/** The name of a file holds a hash of its content. */
async function fileOf({ name }: KeptPages, request: Request): Promise<Response> {
  return (await (await caches.open(name)).match(request)) ?? fetch(request)
}

function isFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith(FILES)
}

function toUrl(address: string): URL {
  return new URL(address, location.origin)
}
