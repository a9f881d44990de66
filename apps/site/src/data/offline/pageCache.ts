/** Where a worker keeps what: only documents that everybody is sent alike, and files, never an answer of the API. */
export interface KeptPages {
  /** The name of the cache. */
  name: string
  /** The address that a document is asked for at, to be kept; null for one that is not kept, and opens with none. */
  addressOf: (url: URL) => string | null
  /** The address under which it is kept. */
  keyOf: (address: string) => string
  /**
   * A document that somebody opens is kept at once. Else it is kept with its files alone, when the page tells them: a new
   * version whose files are not there yet takes the place of nothing.
   */
  isKeptWhenOpened: boolean
}

const FILES = '/assets/'
/** How long the network may take before what is kept is shown: a hall's is often there in name only. */
const NETWORK_MS = 4000

/** The devices of the day have one document. A code in the address is never kept. */
export const stationPages: KeptPages = {
  name: 'parket.station',
  addressOf: ({ pathname, search }) => (pathname === '/station' ? pathname + search : '/station'),
  keyOf: (address) => address,
  isKeptWhenOpened: true,
}

/**
 * The page of registrations, which is one document for all of an event. A key in the address, which opens it, is never
 * kept.
 */
export const ticketPages: KeptPages = {
  name: 'parket.ticket',
  addressOf({ pathname, searchParams }) {
    const entry = searchParams.get('entry')
    if (entry === null) return null
    const ds = searchParams.get('ds')
    const kept = new URLSearchParams({ entry, ...(ds !== null && { ds }) })
    return `${pathname}?${kept}`
  },
  keyOf: (address) => toUrl(address).pathname,
  isKeptWhenOpened: false,
}

/**
 * Keeps the document at an address as it is now; those of other paths, of an event before it, go.
 * @returns whether it is kept
 */
export async function keepDocument(pages: KeptPages, href: string): Promise<boolean> {
  const { name, addressOf, keyOf } = pages
  const url = toUrl(href)
  const address = addressOf(url)
  if (address === null) return false
  const answer = await fetch(address)
  if (!answer.ok) return false
  const cache = await caches.open(name)
  for (const kept of await cache.keys()) {
    const old = new URL(kept.url)
    if (!isFile(old) && old.pathname !== url.pathname) await cache.delete(kept.url)
  }
  await cache.put(keyOf(address), answer)
  return true
}

/**
 * Keeps these files, and no others any more. Where one does not come, or the document, those before them stay.
 * @param addresses of all that the page has loaded
 * @param document the address of the one that they belong to; null where it is kept already
 */
export async function keepFiles(
  pages: KeptPages,
  addresses: readonly string[],
  document: string | null = null,
): Promise<void> {
  const cache = await caches.open(pages.name)
  const own = addresses.map(toUrl).filter(isFile)
  for (const { href } of own) if (!(await cache.match(href))) await cache.add(href)
  if (document !== null && !(await keepDocument(pages, document))) return
  const wanted = new Set(own.map(({ href }) => href))
  for (const { url } of await cache.keys()) {
    if (isFile(new URL(url)) && !wanted.has(url)) await cache.delete(url)
  }
}

/** @returns null: it goes its way, as if there were no worker */
export function answerFor(pages: KeptPages, request: Request): Promise<Response> | null {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return null
  if (request.mode === 'navigate') return documentOf(pages, request, url)
  return isFile(url) ? fileOf(pages, request) : null
}

/** The server's, where it comes in time: a new version comes with the next opening. */
async function documentOf(pages: KeptPages, request: Request, url: URL): Promise<Response> {
  const { name, addressOf, keyOf, isKeptWhenOpened } = pages
  const cache = await caches.open(name)
  const address = addressOf(url)
  const isToKeep = isKeptWhenOpened && address === url.pathname + url.search
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok && isToKeep) await cache.put(address, answer.clone())
    return answer
  })
  if (address === null) return asked
  const key = keyOf(address)
  const kept = (await cache.match(key)) ?? (await cache.match(key, { ignoreSearch: true }))
  return kept ? inTime(asked, kept) : asked
}

/** What is asked for, unless it fails or takes too long. */
async function inTime(asked: Promise<Response>, kept: Response): Promise<Response> {
  const { promise: late, resolve } = Promise.withResolvers<Response>()
  const timer = setTimeout(() => resolve(kept), NETWORK_MS)
  try {
    return await Promise.race([asked.catch(() => kept), late])
  } finally {
    clearTimeout(timer)
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
