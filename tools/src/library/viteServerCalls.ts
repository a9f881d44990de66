import { once } from 'node:events'
import { createServer, ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FakeApi } from './fakeApiServer.ts'

/** Longer than any step takes on a busy machine. */
const TIMEOUT_MS = 10_000

/**
 * Checks how the server of the example passes calls of the API on.
 *
 * @param url of the site
 * @returns what is wrong
 */
export async function problemsOfCalls(url: string, api: FakeApi): Promise<string[]> {
  const problems = [
    await asksTheApiAlone(url),
    await passesPicturesOn(url, api),
    await letsGoOfTheApi(url, api),
    // It may be the end of the server.
    await outlivesBrokenAnswer(url),
  ]
  return problems.filter((problem) => problem !== null)
}

/** An address that begins with another host, as no client but a bare socket sends it. */
async function asksTheApiAlone(url: string): Promise<string | null> {
  let isAsked = false
  const foreign = createServer((_request, response) => {
    isAsked = true
    response.end()
  }).listen(0, '127.0.0.1')
  await once(foreign, 'listening')
  try {
    const { port } = foreign.address() as AddressInfo
    const site = new URL(url)
    const socket = connect(Number(site.port), site.hostname)
    socket.write(
      `GET //127.0.0.1:${port}/../../api/latest HTTP/1.1\r\nHost: ${site.host}\r\nConnection: close\r\n\r\n`,
    )
    const answer = await text(socket)
    if (isAsked) return 'It passes a call on to a host that the visitor names.'
    return answer.startsWith('HTTP/1.1 400 ') ? null : 'It takes an address of another host.'
  } finally {
    foreign.close()
  }
}

async function passesPicturesOn(url: string, { calls }: FakeApi): Promise<string | null> {
  const path = '/events/1/share.png'
  await wasAnswered(url + path)
  return calls.some((call) => call.path === path) ? null : 'It does not pass pictures on.'
}

async function outlivesBrokenAnswer(url: string): Promise<string | null> {
  const isWhole = await wasAnswered(`${url}/api/events/13`)
  if (isWhole) return 'It takes half an answer of the API for a whole one.'
  const isPageThere = await wasAnswered(`${url}/events/13/`)
  return isPageThere && (await wasAnswered(url)) ? null : 'A broken answer of the API ends it.'
}

function wasAnswered(url: string): Promise<boolean> {
  const answer = fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  return answer
    .then((response) => response.text())
    .then(
      () => true,
      () => false,
    )
}

async function letsGoOfTheApi(url: string, { slow }: FakeApi): Promise<string | null> {
  const visitor = new AbortController()
  const left = fetch(`${url}/api/slow`, { signal: visitor.signal }).catch(() => null)
  const answer = await Promise.race([slow, left])
  if (!(answer instanceof ServerResponse)) return 'It answers a call that the API has not answered.'
  const isClosed = once(answer, 'close', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  visitor.abort()
  return isClosed.then(
    () => null,
    () => 'It holds a call whose visitor has left.',
  )
}
