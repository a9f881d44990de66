import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A thread that asks for `/healthz` until it is told to stop, and then tells how long the slowest
 * answer took, in ms. No answer, or another one, counts as very long.
 */
const NO_ANSWER_MS = 99_999
const PAUSE_MS = 50

const agent = new Agent({ keepAlive: true })
let isStopped = false
parentPort?.once('message', () => {
  isStopped = true
})

async function ask(): Promise<number> {
  const began = performance.now()
  const call = get({
    host: '127.0.0.1',
    port: Number(workerData),
    path: '/healthz',
    agent,
    signal: AbortSignal.timeout(15_000),
  })
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer.statusCode === 200 ? performance.now() - began : NO_ANSWER_MS
}

let slowest = 0
while (!isStopped) {
  slowest = Math.max(slowest, await ask().catch(() => NO_ANSWER_MS))
  await setTimeout(PAUSE_MS)
}
agent.destroy()
parentPort?.postMessage(slowest)
