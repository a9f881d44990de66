import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { hashOf } from './change/journal.ts'
import { runScript } from './testing/child.ts'
import { tempFolder } from './testing/tempFolder.ts'

/** More lines than a call takes arguments. */
const LINES = 150_000

/** The lines of an event's chain, as its file has them. */
function chain(): { rows: string[]; head: string } {
  let prev = ''
  const rows = Array.from({ length: LINES }, (_, at) => {
    const line = {
      event_id: 4,
      round_id: null,
      n: at + 1,
      at: '2026-11-27T12:00:00.000Z',
      device_at: null,
      kind: 'check' as const,
      user_id: 1,
      station_id: null,
      epoch: null,
      seq: null,
      body: {},
    }
    const hash = hashOf(prev, line)
    const row = JSON.stringify({ ...line, prev, hash })
    prev = hash
    return row
  })
  return { rows, head: prev.slice(0, 12) }
}

it('a file of any length is checked, and heads are found in it', async () => {
  const folder = tempFolder()
  const { rows, head } = chain()
  writeFileSync(join(folder, 'event.jsonl'), rows.join('\n'))
  writeFileSync(join(folder, 'letter.txt'), `${head} and 0123456789ab`)
  const args = [join(folder, 'event.jsonl'), '--heads', join(folder, 'letter.txt')]
  const child = runScript('checkJournal.ts', {}, args)
  const said: string[] = []
  for (let line = await child.nextLine(); line !== null; line = await child.nextLine()) {
    said.push(line)
  }
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`event 4: ${LINES} lines, head ${head}$`)),
    'NOT WHOLE: no line has the head 0123456789ab',
  ])
  expect(await child.exit).toBe(1)
})
