import { foldName } from '@parket/domain/registration/dancers'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { forEachEngine } from '../testing/database.ts'

const spaces = [' ', '  ', '\t', '\n', '\u00a0', '\u2009', '\u202f', '\u3000', '\ufeff']
const letters = [
  'А',
  'а',
  'Ё',
  'ё',
  'е\u0308',
  'Е',
  'й',
  'и\u0306',
  'Щ',
  'ъ',
  'Ұ',
  'Ğ',
  'z',
  'É',
  '-',
  "'",
]
const name = fc.array(fc.constantFrom(...spaces, ...letters), { maxLength: 12 })

forEachEngine('the same dancer', (engine) => {
  test('the database and the wizard fold a name alike', async () => {
    const { db, close } = await engine.createDatabase()
    const written = fc.sample(name, { numRuns: 500, seed: 2026 }).map((parts) => parts.join(''))
    const { rows } = await sql<{ folded: string }>`
      select fold_name(n) as folded
      from unnest(${written}::text[]) with ordinality as t(n, i) order by i
    `.execute(db)
    expect(rows.map((row) => row.folded)).toEqual(written.map(foldName))
    await close()
  })
})
