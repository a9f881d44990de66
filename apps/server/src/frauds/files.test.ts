import type { components } from '@parket/api-client/schema'
import { checkResultFile } from '@parket/domain/result/checkResultFile'
import { fileVerdict } from '@parket/domain/result/publishedCheck'
import { hashInput, type ResultFile } from '@parket/domain/scoring/resultFile'
import { checkedLines, isResultValid } from '@parket/domain/result/resultReport'
import { signedText, type ResultKeys } from '@parket/domain/scoring/resultSignature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createKeyPair, isSignatureOf, signText } from '../security/ed25519.ts'
import { sha256 } from '../security/sha256.ts'
import { signingKey } from '../records/resultKeys.ts'
import { startApi, testVault, type Api } from '../testing/api.ts'
import { anyEngine } from '../testing/database.ts'
import { createFraudDay } from '../testing/fraudDay.ts'

let api: Api
let file: ResultFile
let keys: ResultKeys

beforeAll(async () => {
  api = await startApi(anyEngine())
  const { at, file: fileOf } = await createFraudDay(api)
  file = await fileOf(at.published)
  keys = (await api.call({ url: '/.well-known/parket-keys.json' })).json<ResultKeys>()
})
afterAll(() => api.close())

/** As `npm run check-result -- file.json --keys keys.json` checks it. */
function check(changed: ResultFile, by = keys): { isFound: boolean; said: string } {
  const [contest] = checkResultFile(JSON.stringify(changed), sha256)
  if (!contest) throw new Error('no contest')
  const said = checkedLines(contest, by, isSignatureOf).join('\n')
  return { isFound: !isResultValid(contest, by, isSignatureOf), said }
}

/** The site's answer of `/result-check`, which the page says. */
async function ask({ format, version, event, contest, made_at = '', hash, signature }: ResultFile) {
  const one = {
    format,
    version,
    event_id: event.id,
    group_num: contest.group_num,
    made_at,
    hash,
    signature: signature ?? null,
  }
  const body = { files: [one] }
  const answer = await api.call({ method: 'POST', url: '/api/result-check', body })
  return answer.json<components['schemas']['FileCheck']>().files[0]
}

const round = ({ rounds: [first] }: ResultFile) => first as ResultFile['rounds'][number]
const swap = (values: Record<string, number>) => {
  const [one = '', other = ''] = Object.keys(values)
  Object.assign(values, { [one]: values[other], [other]: values[one] })
}

/** What is changed in a file after it was downloaded. */
const changes: readonly [what: string, change: (file: ResultFile) => void][] = [
  ['marks of one judge', (it) => swap(round(it).marks[0]?.values ?? {})],
  ['marks of all judges', (it) => round(it).marks.forEach(({ values }) => swap(values))],
  ['whose marks these are', (it) => Object.assign(round(it).marks[0] ?? {}, { judge: 'B' })],
  ['the dance of a sheet', (it) => Object.assign(round(it).marks[0] ?? {}, { dance: 'Танго' })],
  ['whether a sheet counts', (it) => Object.assign(round(it).marks[0] ?? {}, { counted: false })],
  ['a sheet that is taken out', (it) => round(it).marks.splice(0, 1)],
  [
    'a sheet that is put in',
    (it) => round(it).marks.push(...structuredClone(round(it).marks.slice(0, 1))),
  ],
  ['places of two', (it) => swapOf(it.places, 'place')],
  ['start numbers of two', (it) => swapOf(it.places, 'start_number')],
  ['by which rule a place came', (it) => Object.assign(it.places[0] ?? {}, { rule: '11' })],
  ['a shared place', (it) => Object.assign(it.places[0] ?? {}, { place_to: 2 })],
  ['who is on the list of places', (it) => it.places.splice(0, 1)],
  ['who danced', (it) => round(it).entries.splice(0, 1)],
  [
    'who was disqualified',
    (it) => Object.assign(round(it).entries[0] ?? {}, { status: 'disqualified' }),
  ],
  ['the seed', (it) => Object.assign(round(it), { seed: crypto.randomUUID() })],
  ['the heats', (it) => round(it).heats.push(round(it).heats[0]?.splice(0, 1) ?? [])],
  ['how many go on', (it) => Object.assign(round(it), { advance: 1 })],
  ['the dances', (it) => round(it).dances.push('Танго')],
  ['the kind of the round', (it) => Object.assign(round(it), { kind: 'crosses' })],
  ['the scoring', (it) => Object.assign(it.contest, { scoring: 'points' })],
  ['what breaks a tie', (it) => Object.assign(it.contest, { tie_break: 'chief-judge' })],
  ['whether extremes are dropped', (it) => Object.assign(it.contest, { drop_extremes: 'total' })],
  ['the contest', (it) => Object.assign(it.contest, { group_name: 'Чемпионат' })],
  ['the event', (it) => Object.assign(it.event, { name: 'Чемпионат' })],
  ['the day', (it) => Object.assign(it.event, { date_begin: '2025-11-20' })],
  ['the letter of a judge', (it) => Object.assign(it.panel[0] ?? {}, { letter: 'Z' })],
  ['the role of a judge', (it) => Object.assign(it.panel[0] ?? {}, { role: 'chief' })],
  ['a judge who is taken out', (it) => it.panel.splice(0, 1)],
  ['the version', (it) => Object.assign(it, { version: 7 })],
  ['when it was made', (it) => Object.assign(it, { made_at: '2026-11-20T10:00:00.000Z' })],
  ['the team', (it) => Object.assign(it.team ?? {}, { name: 'Другая' })],
  [
    'a correction that is put in',
    (it) =>
      it.corrections.push({
        version: 1,
        at: '2026-11-20T10:00:00.000Z',
        by: 'Организатор',
        reason: 'Опечатка',
        changed: [],
      }),
  ],
  [
    'a decision that is put in',
    (it) =>
      round(it).decisions.push({
        kind: 'order',
        entries: {},
        text: 'Так решил',
        by: 'Главный судья',
        at: '2026-11-20T10:00:00.000Z',
      }),
  ],
]

/** Of these what does not follow from the rest of the file; of the others hash and signature alone tell. */
const contradicted: ReadonlySet<string> = new Set([
  'marks of all judges',
  'whose marks these are',
  'the dance of a sheet',
  'a sheet that is put in',
  'places of two',
  'start numbers of two',
  'a shared place',
  'who is on the list of places',
  'who danced',
  'who was disqualified',
  'the heats',
  'how many go on',
  'the dances',
  'the kind of the round',
])

/** What is changed of names, which the hash covers by their commitments alone. */
const names: readonly [what: string, change: (file: ResultFile) => void][] = [
  ['names of two dancers', (it) => swapOf(it.places, 'names')],
  [
    'names of two dancers, with salts',
    (it) => {
      swapOf(it.places, 'names')
      swapOf(it.places, 'names_salt')
    },
  ],
  ['a dancer', (it) => Object.assign(it.places[0] ?? {}, { names: ['Чужая Анна'] })],
  ['names of two judges', (it) => swapOf(it.panel, 'name')],
  [
    'names of two judges, with salts',
    (it) => {
      swapOf(it.panel, 'name')
      swapOf(it.panel, 'name_salt')
    },
  ],
  ['a judge', (it) => Object.assign(it.panel[0] ?? {}, { name: 'Чужая Анна' })],
  [
    'a full name without its salt',
    (it) => Object.assign(it.places[0] ?? {}, { names_salt: [null] }),
  ],
]

function swapOf<Row>(rows: Row[], key: keyof Row): void {
  const [one, other] = rows
  if (!one || !other) throw new Error('two are needed')
  ;[one[key], other[key]] = [other[key], one[key]]
}

const changed = (change: (file: ResultFile) => void) => {
  const copy = structuredClone(file)
  change(copy)
  return copy
}
const rehashed = (given: ResultFile) => ({ ...given, hash: sha256(hashInput(given)) })

describe('a file that was changed after it was downloaded', () => {
  it('is sound as long as nobody changes it', async () => {
    expect(check(file)).toMatchObject({ isFound: false })
    expect(await ask(file)).toMatchObject({ published: 'same', signature: 'good' })
  })

  it.each(changes)('is named by its hash: %s', (_, change) => {
    expect(check(changed(change)).said).toMatch(/контрольная сумма другая/)
  })

  it.each(names)('is named by what was promised of names: %s', (_, change) => {
    const { isFound, said } = check(changed(change))
    expect(isFound).toBe(true)
    expect(said).not.toMatch(/контрольная сумма другая|подпись неверна/)
  })

  it.each(changes)('is named with a new hash, too: %s', (_, change) => {
    const { isFound, said } = check(rehashed(changed(change)))
    expect(isFound).toBe(true)
    expect(said).toMatch(/подпись неверна/)
  })

  it.each(changes)('is named by the site, with a new hash: %s', async (_, change) => {
    const answer = await ask(rehashed(changed(change)))
    expect(answer?.published === 'same' && answer.signature === 'good').toBe(false)
  })
})

describe('a file that was changed by who has the key of the team', () => {
  const byOwner = (change: (file: ResultFile) => void) => {
    const owner = createKeyPair()
    const [key] = keys.keys as [ResultKeys['keys'][0]]
    const copy = rehashed(changed(change))
    const value = signText(owner.privateKey, signedText(copy))
    const signature = { alg: 'Ed25519' as const, key: key.id, value }
    const own = {
      ...keys,
      keys: [{ ...key, from: '2020-01-01T00:00:00.000Z', public_key: owner.publicKey }],
    }
    return check({ ...copy, signature }, own)
  }

  it('is sound as long as nothing of it is changed', () => {
    expect(byOwner(() => undefined)).toMatchObject({ isFound: false })
  })

  it.each(changes)('is named where the file contradicts itself: %s', (what, change) => {
    const { isFound, said } = byOwner(change)
    expect(said).toMatch(/подпись верна/)
    expect(said).not.toMatch(/контрольная сумма другая/)
    expect(isFound).toBe(contradicted.has(what))
  })
})

describe('a file that was changed by who has the server’s own key, and asked of the site', () => {
  it.each(changes)('is named: %s', async (_, change) => {
    const copy = rehashed(changed(change))
    const team = await api.database.db
      .selectFrom('events')
      .where('id', '=', copy.event.id)
      .select('team_id')
      .executeTakeFirstOrThrow()
    const { id: key, privateKey } = await api.database.db
      .transaction()
      .execute((trx) => signingKey(trx, team.team_id, testVault, new Date(file.made_at ?? '')))
    if (privateKey === null) throw new Error('no key')
    const value = signText(privateKey, signedText(copy))
    const answer = await ask({ ...copy, signature: { alg: 'Ed25519', key, value } })
    if (!answer) throw new Error('no answer')
    // The signature is none the worse for it, unless the key was not there at the time that the file names.
    expect(answer.signature).toMatch(/^(good|other_time)$/)
    expect(answer.published).toBe('other')
    expect(answer.journal).toBe('missing')
    expect(fileVerdict([], answer)).toBe('wrong')
  })

  it('is none of those while nothing is changed', async () => {
    const answer = await ask(file)
    expect(answer && fileVerdict([], answer)).toBe('right')
    expect(changes.length).toBeGreaterThanOrEqual(33)
  })
})

describe('a forged signature', () => {
  const forged = (change: (file: ResultFile) => void, key = file.signature?.key ?? '') => {
    const forger = createKeyPair()
    const copy = rehashed(changed(change))
    const value = signText(forger.privateKey, signedText(copy))
    return { file: { ...copy, signature: { alg: 'Ed25519' as const, key, value } }, forger }
  }

  it.each(changes)('by another key under the team’s name is named: %s', (_, change) => {
    expect(check(forged(change).file).said).toMatch(/подпись неверна/)
  })

  it.each(changes)('by another key under its own name is named: %s', (_, change) => {
    expect(check(forged(change, '0123456789abcdef').file).said).toMatch(
      /ключом, которого у команды нет/,
    )
  })

  it('taken off, or taken from another file, is named', () => {
    const { signature: _, ...bare } = file
    expect(check(bare as ResultFile).isFound).toBe(true)
    const old = { ...rehashed(changed((it) => Object.assign(it, { version: 2 }))) }
    expect(check({ ...old, ...(file.signature && { signature: file.signature }) }).isFound).toBe(
      true,
    )
  })

  it('by a key that was put into the database is none to who kept the list, or has an earlier file', async () => {
    const { file: copy, forger } = forged(
      ({ places }) => swapOf(places, 'start_number'),
      'feedfeedfeedfeed',
    )
    const { db } = api.database
    const [team] = await db.selectFrom('result_keys').select('team_id').execute()
    await db
      .insertInto('result_keys')
      .values({
        id: 'feedfeedfeedfeed',
        team_id: team?.team_id ?? 0,
        public_key: forger.publicKey,
        from_at: new Date('2026-11-20T00:00:00Z'),
        until_at: new Date('2026-11-21T00:00:00Z'),
        sealed: null,
      })
      .execute()
    expect(check(copy).said).toMatch(/ключом, которого у команды нет/)
    // The site knows the key now; it did not publish the file.
    expect(await ask(copy)).toMatchObject({ published: 'other' })
    await db.deleteFrom('result_keys').where('id', '=', 'feedfeedfeedfeed').execute()
  })
})
