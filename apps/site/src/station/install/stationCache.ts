/** The document and the files of the devices of the day: nothing else is ever kept, no answer of the API first of all. */
const CACHE = 'parket.station'
const DOCUMENT = '/station'
const FILES = '/assets/'

/** Keeps the document as it is now. */
export async function keepDocument(): Promise<void> {
  const address = DOCUMENT + location.search
  const answer = await fetch(address)
  if (answer.ok) await (await caches.open(CACHE)).put(address, answer)
}

/**
 * Keeps these files, and no others any more.
 * @param addresses of all that the page has loaded
 */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const own = addresses.map(toUrl).filter(isFile)
  const wanted = new Set(own.map(({ href }) => href))
  for (const { url } of await cache.keys()) {
    if (isFile(new URL(url)) && !wanted.has(url)) await cache.delete(url)
  }
  for (const { href } of own) if (!(await cache.match(href))) await cache.add(href)
}

/** @returns null: it goes its way, as if there were no worker */
export function answerFor(request: Request): Promise<Response> | null {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return null
  if (request.mode === 'navigate') return documentOf(request, url)
  return isFile(url) ? fileOf(request) : null
}

/** The server's, where there is one: a new version comes with the next opening. */
async function documentOf(request: Request, { pathname, search }: URL): Promise<Response> {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok && pathname === DOCUMENT) await cache.put(DOCUMENT + search, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(DOCUMENT, { ignoreSearch: true })
    if (!kept) throw error
    return kept
  }
}

/** The name of a file holds a hash of its content. */
async function fileOf(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request)
}

function isFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith(FILES)
}

function toUrl(address: string): URL {
  return new URL(address, location.origin)
}
