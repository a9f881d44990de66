import { checkResultFile } from '@parket/domain/result/checkResultFile'
import { hashInput, type ResultFile } from '@parket/domain/scoring/resultFile'
import { isResultValid } from '@parket/domain/result/resultReport'
import type { ResultKeys } from '@parket/domain/scoring/resultSignature'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Database } from '../db/schema.ts'
import { isSignatureOf } from '../security/ed25519.ts'
import { sha256 } from '../security/sha256.ts'
import { startApi, type Api } from '../testing/api.ts'
import { anyEngine } from '../testing/database.ts'
import { createFraudDay, type FraudDay } from '../testing/fraudDay.ts'
import { tampered } from '../testing/tamper.ts'

let api: Api
let own: FraudDay
let keys: ResultKeys

beforeAll(async () => {
  api = await startApi(anyEngine())
  own = await createFraudDay(api)
  keys = (await api.call({ url: '/.well-known/parket-keys.json' })).json<ResultKeys>()
})
afterAll(() => api.close())

/** By what a change of rows beside the journal is found: the public file, or the staff's page of the journal. */
async function found(): Promise<{ file: boolean; page: boolean }> {
  const { id, round } = own.at.published
  const file = await own.file(own.at.published)
  const [contest] = checkResultFile(JSON.stringify(file), sha256)
  const { is_whole } = await own.day.send<{ is_whole: boolean }>(
    'GET',
    `/api/contests/${id}/rounds/${round.id}/journal`,
  )
  return { file: !contest || !isResultValid(contest, keys, isSignatureOf), page: !is_whole }
}

const published = () => sql`contest_id = ${own.at.published.id}`
const ofRound = () => sql`round_id = ${own.at.published.round.id}`
const dancers = () => sql`
  reg_data_id in (select reg_data_id from registrations where ${published()})
`
/** The published file as somebody writes it anew, with a hash that fits. */
const rewritten = (change: (file: ResultFile) => void) => async (db: Kysely<Database>) => {
  const rows = await db
    .selectFrom('publications')
    .where('contest_id', '=', own.at.published.id)
    .select(['id', 'content'])
    .execute()
  for (const { id, content } of rows) {
    change(content)
    const hashed = { ...content, hash: sha256(hashInput(content)) }
    const values = { content: JSON.stringify(hashed) }
    await db.updateTable('publications').set(values).where('id', '=', id).execute()
  }
}
const turnPlaces = ({ places }: ResultFile) => {
  const [one, other] = places
  if (one && other) {
    ;[one.start_number, other.start_number] = [other.start_number, one.start_number]
  }
}

type Change = () => RawBuilder<unknown> | ((db: Kysely<Database>) => Promise<unknown>)

/** What somebody with the database changes, in which table, and who finds it. */
const frauds: readonly [what: string, table: string, by: 'file' | 'page', change: Change][] = [
  [
    'marks of a judge',
    'mark_sheets',
    'page',
    () => sql`update mark_sheets set marks = marks || '{"1": [1]}' where ${ofRound()}`,
  ],
  [
    'no marks of a judge',
    'mark_sheets',
    'page',
    () => sql`update mark_sheets set marks = '{}' where ${ofRound()} and letter = 'A'`,
  ],
  [
    'a sheet that is gone',
    'mark_sheets',
    'page',
    () => sql`delete from mark_sheets where ${ofRound()} and letter = 'A'`,
  ],
  [
    'all sheets that are gone',
    'mark_sheets',
    'page',
    () => sql`delete from mark_sheets where ${ofRound()}`,
  ],
  [
    'a sheet of another judge',
    'mark_sheets',
    'page',
    () => sql`update mark_sheets set letter = 'D' where ${ofRound()} and letter = 'A'`,
  ],
  [
    'a sheet of another dance',
    'mark_sheets',
    'page',
    () => sql`update mark_sheets set dance = 'Танго' where ${ofRound()} and letter = 'A'`,
  ],
  [
    'a sheet that is not finished',
    'mark_sheets',
    'page',
    () => sql`update mark_sheets set finished_at = null where ${ofRound()} and letter = 'A'`,
  ],
  [
    'a sheet of an earlier attempt',
    'mark_sheets',
    'page',
    () => sql`update mark_sheets set attempt = 2 where ${ofRound()} and letter = 'A'`,
  ],
  [
    'a sheet that became the second entry',
    'mark_sheets',
    'page',
    () => sql`update mark_sheets set pass = 'second' where ${ofRound()} and letter = 'A'`,
  ],
  [
    'the names of dancers',
    'dancers',
    'file',
    () => sql`update dancers set last_name = 'Чужая' where ${dancers()}`,
  ],
  [
    'the names of dancers with their salts',
    'dancers',
    'file',
    () => sql`update dancers set last_name = 'Чужая', name_salt = 'другая' where ${dancers()}`,
  ],
  [
    'the name of a judge',
    'judges',
    'file',
    () => sql`update judges set last_name = 'Чужая' where id = ${own.day.judges['A']}`,
  ],
  [
    'the names of judges who are exchanged',
    'judges',
    'file',
    () =>
      sql`update judges set last_name = case id when ${own.day.judges['A']} then 'СудьяB' else 'СудьяA' end
          where id in (${own.day.judges['A']}, ${own.day.judges['B']})`,
  ],
  ['places in the file', 'publications', 'file', () => rewritten(turnPlaces)],
  [
    'marks in the file',
    'publications',
    'file',
    () =>
      rewritten((file) => {
        for (const { marks } of file.rounds) marks.forEach((one) => (one.values = {}))
      }),
  ],
  [
    'the rule in the file',
    'publications',
    'file',
    () => rewritten(({ contest }) => Object.assign(contest, { tie_break: 'chief-judge' })),
  ],
  [
    'the seed in the file',
    'publications',
    'file',
    () => rewritten(({ rounds }) => Object.assign(rounds[0] ?? {}, { seed: 'x' })),
  ],
  [
    'the corrections in the file',
    'publications',
    'file',
    () => rewritten((file) => Object.assign(file, { version: 2 })),
  ],
  [
    'a signature that is taken off',
    'publications',
    'file',
    () =>
      rewritten((file) => {
        delete file.signature
      }),
  ],
  [
    'the public key of the team',
    'result_keys',
    'file',
    () => sql`update result_keys set public_key = reverse(public_key)`,
  ],
]

it('nothing is found while nothing is changed', async () => {
  expect(await found()).toEqual({ file: false, page: false })
})

it.each(frauds)('%s: found', async (_, table, by, change) => {
  const made = change()
  const work = (db: Kysely<Database>) => ('execute' in made ? made.execute(db) : made(db))
  const seen = await tampered(api.database.db, table, work, async () => {
    // Who checks a file takes the keys of the site, or those that were kept.
    const now = (await api.call({ url: '/.well-known/parket-keys.json' })).json<ResultKeys>()
    const before = keys
    keys = now
    const named = await found()
    keys = before
    return named
  })
  expect(seen[by]).toBe(true)
  expect(await found()).toEqual({ file: false, page: false })
})
