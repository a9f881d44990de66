import { answerFor, keepDocument, keepFiles } from './stationCache.ts'

/** What of the browser's worker is used; its own types and those of a page do not go together. */
interface Worker {
  addEventListener: (
    type: 'install' | 'activate' | 'message' | 'fetch',
    hear: (event: WorkerEvent) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

interface WorkerEvent {
  /** Of a message. */
  data: unknown
  /** Of a fetch. */
  request: Request
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

/** Lets a judge's page open without the network, where the browser allows workers: not on plain HTTP. */
const worker = globalThis as unknown as Worker

worker.addEventListener('install', (event) => {
  event.waitUntil(keepDocument().then(() => worker.skipWaiting()))
})
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// The page tells which files it is made of, once it runs.
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepFiles(event.data.map(String)))
})
worker.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request)
  if (answer) event.respondWith(answer)
})
