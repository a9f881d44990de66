import {
  answerFor,
  keepDocument,
  keepFiles,
  stationPages,
  ticketPages,
  type KeptPages,
} from './pageCache.ts'

/** What of the browser's worker is used; its own types and those of a page do not go together. */
interface Worker {
  addEventListener: (
    type: 'install' | 'activate' | 'message' | 'fetch',
    hear: (event: WorkerEvent) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { scope: string }
}

interface WorkerEvent {
  /** Of a message. */
  data: unknown
  /** Of a fetch. */
  request: Request
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

/** What a page tells the worker of itself. */
interface Told {
  files: string[]
  /** Its address; null where the worker knows it. */
  document: string | null
}

/**
 * Lets a judge's page and the page of a registration open without the network, where the browser allows workers: not on
 * plain HTTP. Each scope has a worker of its own.
 */
const worker = globalThis as unknown as Worker

worker.addEventListener('install', (event) => {
  // A ticket's page tells its own address.
  const begin =
    pages() === stationPages
      ? keepDocument(stationPages, `/station${location.search}`)
      : Promise.resolve()
  event.waitUntil(begin.then(() => worker.skipWaiting()))
})
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// The page tells which files it is made of, once it runs, and where it is.
worker.addEventListener('message', (event) => {
  const told = toldBy(event.data)
  if (told) event.waitUntil(keepFiles(pages(), told.files, told.document))
})
worker.addEventListener('fetch', (event) => {
  const answer = answerFor(pages(), event.request)
  if (answer) event.respondWith(answer)
})

function pages(): KeptPages {
  return new URL(worker.registration.scope).pathname === '/station' ? stationPages : ticketPages
}

/** A station tells its files alone, as it did before there were tickets; a ticket its document with them. */
function toldBy(data: unknown): Told | null {
  if (isTexts(data)) return { files: data, document: null }
  const { files, document } = (data ?? {}) as Partial<Record<string, unknown>>
  return isTexts(files) && typeof document === 'string' ? { files, document } : null
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
