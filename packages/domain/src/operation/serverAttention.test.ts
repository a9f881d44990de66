import { expect, test } from 'vitest'
import { serverAttention, type ServerState } from './serverAttention.ts'

const now = Date.parse('2026-11-27T12:00:00Z')
const well: ServerState = {
  processes: [{ version: '1.0.0' }, { version: '1.0.0' }],
  outbox: { due: 0, failed: 0 },
  disk: { free: 50, total: 100 },
  last_backup_at: '2026-11-27T03:15:00Z',
}

test('where all is well nothing is said', () => {
  expect(serverAttention(well, now)).toEqual([])
  expect(serverAttention({ ...well, last_backup_at: '2026-11-26T06:00:00Z' }, now)).toEqual([])
})

test.each<[Partial<ServerState>, RegExp]>([
  [{ disk: { free: 9, total: 100 } }, /^На\sдиске осталось 9\s%/],
  [{ last_backup_at: null }, /^Копии ещё не\sбыло/],
  [{ last_backup_at: '2026-11-26T05:59:59Z' }, /^Последней копии больше суток/],
  [{ outbox: { due: 0, failed: 1 } }, /^1\sписьмо не\sушло/],
  [{ outbox: { due: 0, failed: 22 } }, /^22\sписьма не\sушли/],
  [{ outbox: { due: 51, failed: 0 } }, /^51\sписьмо ждёт отправки/],
  [{ processes: [{ version: '1.0.0' }, { version: '1.1.0' }] }, /разных версий/],
])('%o is told', (more, words) => {
  const [said, ...others] = serverAttention({ ...well, ...more }, now)
  expect(said).toMatch(words)
  expect(others).toEqual([])
})

test('the most urgent is said first', () => {
  const said = serverAttention(
    {
      ...well,
      disk: { free: 1, total: 100 },
      last_backup_at: null,
      outbox: { due: 60, failed: 2 },
    },
    now,
  )
  expect(said.map((text) => text.slice(0, 2))).toEqual(['На', 'Ко', '2\u00A0', '60'])
})
