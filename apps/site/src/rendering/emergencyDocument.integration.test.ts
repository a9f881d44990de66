import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { EmergencyFile, EmergencyRound } from '@parket/domain/emergency/file'
import { expect, test } from 'vitest'
import budgets from '../../weights.json' with { type: 'json' }
import { readEmergencyAssets, renderEmergencyDocument } from './emergencyDocument.ts'

const assets = readEmergencyAssets(join(import.meta.dirname, '../../dist/emergency'))
const dances = ['Самба', 'Ча-ча-ча', 'Румба', 'Пасодобль', 'Джайв']
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
const seats = letters.map((letter) => ({
  letter,
  role: 'line',
  name: `Константинопольская ${letter}`,
}))
const numbersOf = (contest: number) => Array.from({ length: 20 }, (_, at) => contest * 20 + at + 1)

function round(contest: number, index: number): EmergencyRound {
  const numbers = numbersOf(contest)
  return {
    id: contest * 2 + index,
    contest_id: `contest-${contest}`,
    version: 4,
    status: 'running',
    attempts: dances.map(() => 1),
    letters: dances.map(() => letters),
    seats,
    file: {
      index,
      label: index === 0 ? 'Финал' : '1/2',
      kind: index === 0 ? 'skating' : 'crosses',
      type: 'main',
      role: null,
      dances,
      advance: index === 0 ? 0 : 6,
      seed: '0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0011',
      heats: [numbers.slice(0, 10), numbers.slice(10)],
      entries: numbers.map((start_number) => ({ start_number, status: 'danced', role: null })),
      pairs: [],
      decisions: [],
      marks: dances.flatMap((dance) =>
        letters.map((judge) => ({
          dance,
          attempt: 1,
          counted: true,
          judge,
          criterion: null,
          values: Object.fromEntries(numbers.map((number) => [number, 1])),
        })),
      ),
    },
  }
}

/** 400 entries in 20 contests, a semi-final and a final of each with every mark of nine judges in five dances. */
const contests = Array.from({ length: 20 }, (_, at) => at)
const file: EmergencyFile = {
  format: 'parket-emergency/1',
  id: 1,
  made_at: '2026-12-01T11:00:00.000Z',
  event: {
    id: 1,
    name: 'Кубок </script><script>alert(1)</script>',
    date_begin: '2026-12-01T06:00:00.000Z',
    date_end: '2026-12-01T20:00:00.000Z',
    city: 'Казань',
    time_zone: 'Europe/Moscow',
  },
  team: { name: 'Паркет', accent: '#8a2f4b' },
  contests: contests.map((contest) => ({
    id: `contest-${contest}`,
    rules: {
      group_num: contest + 1,
      group_name: 'Взрослые, латиноамериканская программа',
      section: 'Латина',
      scoring: 'skating',
      final_max: 6,
      tie_break: 'head-to-head',
      criteria: [],
      drop_extremes: 'off',
    },
    panel: seats,
    numbers: numbersOf(contest),
  })),
  rounds: contests.flatMap((contest) => [round(contest, 1), round(contest, 0)]),
  sessions: [],
  people: contests.flatMap(numbersOf).map((start_number) => ({
    start_number,
    names: ['Константинопольская Александра', 'Благовещенский Константин'],
    troupe: '',
    city: 'Набережные Челны',
    club: 'Танцевально-спортивный клуб «Созвездие»',
  })),
}
const html = renderEmergencyDocument(file, assets)

test('an emergency file of 400 entries weighs less than 3 MB, its script stays within its budget', () => {
  const megabytes = Buffer.byteLength(html) / 1_000_000
  expect(megabytes).toBeLessThan(3)
  expect(gzipSync(assets.script, { level: 9 }).length / 1000).toBeLessThanOrEqual(
    budgets.emergencyJs,
  )
})

test('it may run its own script alone and reach nothing; what it carries cannot break out', () => {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? []
  const scripts = [...html.matchAll(/<script(?: [^>]*)?>([^]*?)<\/script>/g)].map(
    ([, text]) => text ?? '',
  )
  expect(scripts).toHaveLength(2)
  const hash = createHash('sha256')
    .update(scripts[1] ?? '')
    .digest('base64')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`script-src 'sha256-${hash}'`)
  expect(policy).not.toMatch(/connect-src|https?:|script-src[^;]*unsafe/)
  expect(JSON.parse(scripts[0] ?? '')).toEqual(file)
  const markup = html.replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
  expect(/<(?:link|img|iframe)| (?:src|href)=/.test(markup)).toBe(false)
  expect(/url\((?!data:)|@import/.test(assets.css)).toBe(false)
})
