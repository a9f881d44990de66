import { describe, expect, inject, test } from 'vitest'
import { transferRequest } from './transfer.ts'

const origin = inject('transferOrigin')
/** More than the buffers on the way hold. */
const large = () => new Blob([new Uint8Array(50_000_000)])
const stalled = expect.objectContaining({ name: 'TimeoutError' }) as unknown

function post(path: string, body: BodyInit | null = null, init: RequestInit = {}): Request {
  return new Request(origin + path, { method: 'POST', body, ...init })
}

/** What the promise is rejected with. */
function reasonOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no failure',
    (reason: unknown) => reason,
  )
}

/** How many answers without an end the server still gives. */
const held = async () => (await fetch(`${origin}/held`)).text()

test('sends body and headers, and gives status, headers and body of the answer', async () => {
  const request = post('/length', 'x'.repeat(1000), { headers: { 'x-asked': 'this' } })
  const answer = await transferRequest(request)
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-told')).toBe('this')
  expect(await answer.text()).toBe('1000')
})

test('tells what part is sent, ever more, and at last all', async () => {
  const parts: number[] = []
  await transferRequest(post('/length', large()), { onProgress: (part) => parts.push(part) })
  expect(parts.at(-1)).toBe(1)
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
})

test('an answer without a body has none', async () => {
  const answer = await transferRequest(post('/nothing'))
  expect([answer.status, answer.body]).toEqual([204, null])
})

test('a refusal is an answer', async () => {
  const answer = await transferRequest(post('/refusal', 'x'))
  expect([answer.status, await answer.text()]).toEqual([422, 'no'])
})

test('a connection that is lost is a TypeError, as of fetch', async () => {
  expect(await reasonOf(transferRequest(post('/lost', 'x')))).toBeInstanceOf(TypeError)
})

describe('time without progress', () => {
  test('ends what is not taken any more', async () => {
    const sending = transferRequest(post('/deaf', large()), { stallMs: 300 })
    expect(await reasonOf(sending)).toEqual(stalled)
  })

  test('ends an answer that stops coming', async () => {
    expect(await reasonOf(transferRequest(post('/silent'), { stallMs: 300 }))).toEqual(stalled)
    await expect.poll(held).toBe('0')
  })

  test('is what counts: an answer may take longer in all, as long as it comes', async () => {
    const began = performance.now()
    const stallMs = 2000
    const answer = await transferRequest(post('/slow'), { stallMs })
    expect(await answer.text()).toBe('.'.repeat(20))
    expect(performance.now() - began).toBeGreaterThan(stallMs)
  })
})

describe('a call given up', () => {
  test('before it began is not made', async () => {
    const reason = new Error('given up')
    const request = post('/length', 'x', { signal: AbortSignal.abort(reason) })
    expect(await reasonOf(transferRequest(request))).toBe(reason)
  })

  test('while it is sent ends with the reason', async () => {
    const giving = new AbortController()
    const onProgress = () => giving.abort()
    const sending = transferRequest(post('/deaf', large(), { signal: giving.signal }), {
      onProgress,
    })
    expect(await reasonOf(sending)).toMatchObject({ name: 'AbortError' })
  })

  test('while it is answered ends for the server, too', async () => {
    const giving = new AbortController()
    const sending = reasonOf(transferRequest(post('/silent', 'x', { signal: giving.signal })))
    await expect.poll(held).toBe('1')
    giving.abort()
    expect(await sending).toMatchObject({ name: 'AbortError' })
    await expect.poll(held).toBe('0')
  })
})
