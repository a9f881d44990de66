import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/**
 * A process that asks for `/healthz` until it is stopped, and then reports how long the slowest
 * answer took, in ms. No answer, or another one, counts as very long.
 */
const NO_ANSWER_MS = 99_999
const PAUSE_MS = 50

const agent = new Agent({ keepAlive: true })
const stopping = new AbortController()
process.once('message', () => {
  stopping.abort()
})

async function ask(): Promise<number> {
  const began = performance.now()
  const call = get({
    host: '127.0.0.1',
    port: Number(process.argv[2]),
    path: '/healthz',
    agent,
    signal: AbortSignal.timeout(15_000),
  })
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer.statusCode === 200 ? performance.now() - began : NO_ANSWER_MS
}

let slowest = 0
while (!stopping.signal.aborted) {
  slowest = Math.max(slowest, await ask().catch(() => NO_ANSWER_MS))
  await setTimeout(PAUSE_MS)
}
agent.destroy()
process.send?.(slowest)
process.disconnect()
