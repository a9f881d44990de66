import { setTimeout } from 'node:timers/promises'

import { onTestFinished } from 'vitest'

/** What somebody who follows an event over a socket has got so far. */
export type Followed = {
  status: number
  headers: Headers
  /** All that came, as it came. */
  text: () => string
  versions: () => Record<string, number>
  /** Resolves once the server ended it. */
  ended: Promise<void>
  leave: () => void
}

/** Follows `/api/events/{id}/live`; left when the test is finished. */
export async function followLive(
  origin: string,
  eventId: number,
  headers: Record<string, string> = {},
): Promise<Followed> {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const answer = await fetch(`${origin}/api/events/${eventId}/live`, {
    headers,
    signal: leaving.signal,
  })
  let text = ''
  const ended = readAll(answer, (part) => (text += part)).catch(() => {})
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    versions: () => versionsIn(text),
    ended,
    leave: () => leaving.abort(),
  }
}

async function readAll(answer: Response, tell: (part: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  for await (const part of answer.body ?? []) tell(decoder.decode(part, { stream: true }))
}

function versionsIn(text: string): Record<string, number> {
  const data = [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? ''))
  return Object.fromEntries(data.map(({ topic, version }) => [topic, version]))
}

const PATIENCE_MS = 20_000

/** Waits until something holds. */
export async function waitUntil(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('It never came to be')
    await setTimeout(10)
  }
}
