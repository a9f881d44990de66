import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { hashInput, type ResultFile } from '../scoring/resultFile.ts'
import {
  arePublicationsWhole,
  findInJournal,
  isApprovalWhole,
  isOlderPublication,
  isPublishedBy,
  type EventLine,
} from './publications.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const judge = { letter: 'A', name: 'Соколова Ирина', role: 'line' }

/** What the chief judge approves: a result without what publishing adds. */
const approved: ResultFile = {
  format: 'parket-result/1',
  version: 1,
  event: { id: 4, name: 'Кубок', date_begin: '2026-11-28' },
  contest: {
    group_num: 12,
    group_name: 'Соло',
    section: 'Folk',
    scoring: 'skating',
    final_max: 6,
    tie_break: 'head-to-head',
    criteria: [],
    drop_extremes: 'off',
  },
  panel: [judge],
  rounds: [],
  places: [{ start_number: 7, names: [], place: 1, place_to: 1, rule: '5' }],
  corrections: [],
  hash: '',
}
const withHash = (file: ResultFile): ResultFile => ({ ...file, hash: sha256(hashInput(file)) })
const published = (version: number): ResultFile =>
  withHash({
    ...approved,
    format: 'parket-result/2',
    version,
    made_at: '2026-11-28T12:00:00.000Z',
    team: { name: 'Паркет', site: 'https://parket.test' },
    panel: [{ ...judge, name_commit: 'c' }],
    places: approved.places.map((place) => Object.assign({ names_commit: ['c'] }, place)),
  })

const lines = (...told: [kind: EventLine['kind'], body: object][]): EventLine[] =>
  told.map(([kind, body], at) => ({ n: at + 1, kind, body: { contest_id: 'a', ...body } }))
const approval = ({ hash }: Pick<ResultFile, 'hash'>) => ['approval', { hash }] as const
const publication = ({ version, hash }: ResultFile, is_held = false) =>
  ['publication', { round_id: null, version, hash, is_held }] as const
const withdrawn = ['publication', { round_id: null, is_withdrawn: true }] as const
const chain = (...told: (readonly [EventLine['kind'], object])[]) =>
  lines(...told.map(([kind, body]): [EventLine['kind'], object] => [kind, body]))

describe('a result file in the journal of its event', () => {
  const [first, second] = [published(1), published(2)]

  it('is the last one, with the chief judge’s approval where there is one', () => {
    const found = (all: EventLine[]) => findInJournal(all, first, sha256)
    expect(found(chain(publication(first)))).toEqual({ state: 'last', line: 1, isApproved: null })
    expect(found(chain(approval(withHash(approved)), publication(first)))).toEqual({
      state: 'last',
      line: 2,
      isApproved: true,
    })
    const other = approval({ hash: 'another' })
    expect(found(chain(other, publication(first)))).toMatchObject({ isApproved: false })
  })

  it('is approved with the panel of a round, whatever publishing adds to it', () => {
    const round = {
      index: 0,
      label: 'Финал',
      kind: 'skating',
      type: 'main',
      role: null,
      dances: ['Вальс'],
      advance: 0,
      seed: null,
      heats: [],
      entries: [],
      pairs: [],
      marks: [],
      decisions: [],
    } satisfies ResultFile['rounds'][number]
    const withPanel = (panel: ResultFile['panel']) => [round, { ...round, panel }]
    const file = withHash({ ...published(1), rounds: withPanel([{ ...judge, name_commit: 'c' }]) })
    const of = withHash({ ...approved, rounds: withPanel([judge]) })
    const found = findInJournal(chain(approval(of), publication(file)), file, sha256)
    expect(found.isApproved).toBe(true)
  })

  it('is approved as the last approval of the contest says, however often it was approved before', () => {
    const found = (...told: Parameters<typeof chain>) =>
      findInJournal(chain(...told), first, sha256).isApproved
    const own = approval(withHash(approved))
    const other = approval({ hash: 'another' })
    const taken = ['approval', { hash: null }] as const
    const ofAnother = ['approval', { contest_id: 'b', hash: 'another' }] as const
    expect(found(own, other, publication(first))).toBe(false)
    expect(found(own, taken, publication(first))).toBe(false)
    expect(found(own, other, own, ofAnother, publication(first))).toBe(true)
    // A correction that waits is approved after it is written.
    expect(found(other, publication(first, true), own)).toBe(true)
  })

  it('is not approved where the event asked for it and no line tells of it', () => {
    const asked = [
      'publication',
      { round_id: null, version: 1, hash: first.hash, is_held: false, needs_approval: true },
    ] as const
    const isApproved = (...told: Parameters<typeof chain>) =>
      findInJournal(chain(...told), first, sha256).isApproved
    expect(isApproved(asked)).toBe(false)
    expect(isApproved(approval(withHash(approved)), asked)).toBe(true)
    expect(isApproved(publication(first))).toBeNull()
  })

  it('is an earlier one, or one that was taken back', () => {
    const shown = ['publication', { round_id: null, revealed_from_place: 3 }] as const
    const all = chain(publication(first), shown, withdrawn)
    expect(findInJournal(all, first, sha256)).toMatchObject({ state: 'withdrawn', line: 3 })
    const more = chain(publication(first), withdrawn, publication(second))
    expect(findInJournal(more, first, sha256)).toMatchObject({ state: 'earlier', line: 3 })
    expect(findInJournal(more, second, sha256)).toMatchObject({ state: 'last', line: 3 })
  })

  it('is missing where no line publishes exactly this', () => {
    const all = chain(publication(first), ['check', {}])
    expect(findInJournal(all, second, sha256)).toMatchObject({ state: 'missing', line: null })
    const ofRound = chain(['publication', { round_id: 7, version: 1, hash: first.hash }])
    expect(findInJournal(ofRound, first, sha256)).toMatchObject({ state: 'missing' })
  })

  it('is older than the journal where no line publishes anything', () => {
    const all = chain(['check', {}], approval(first))
    expect(findInJournal(all, first, sha256)).toMatchObject({ state: 'older', line: null })
  })

  it('stands while a newer one is held back', () => {
    const all = chain(publication(first), publication(second, true))
    expect(findInJournal(all, first, sha256)).toMatchObject({ state: 'last', line: 1 })
  })

  it('is told of while it is held only to who may know', () => {
    const all = chain(publication(first, true))
    expect(isPublishedBy(all, { hash: first.hash, seen: 'before' })).toBe(true)
    expect(isPublishedBy(all, { hash: first.hash, seen: 'never' })).toBe(false)
  })

  it('is told of as public only where it is the last one, and not taken back', () => {
    const isNow = (all: EventLine[]) => isPublishedBy(all, { hash: first.hash, seen: 'now' })
    expect(isNow(chain())).toBe(false)
    expect(isNow(chain(publication(first), publication(second, true)))).toBe(true)
    expect(isNow(chain(publication(first), publication(second)))).toBe(false)
    expect(isNow(chain(publication(first), withdrawn))).toBe(false)
    const ofRound = ['publication', { round_id: 7, is_withdrawn: true }] as const
    expect(isNow(chain(withdrawn, publication(first), ofRound))).toBe(true)
  })
})

describe('stored publications', () => {
  const [first, second] = [published(1), published(2)]
  const noon = new Date('2026-11-28T12:00:00Z')
  const stored = (content: ResultFile) => ({
    round_id: null,
    version: content.version,
    content,
    at: noon,
    released_at: noon as Date | null,
    withdrawn_at: null as Date | null,
  })
  const all = chain(publication(published(1), true), publication(first), publication(second))
  const are = (rows: Parameters<typeof arePublicationsWhole>[2], told = all, since = noon) =>
    arePublicationsWhole(told, 'a', rows, { sha256, since })

  it('are what the journal says', () => {
    expect(are([stored(first), stored(second)])).toBe(true)
    expect(arePublicationsWhole(all, 'b', [], { sha256, since: noon })).toBe(true)
  })

  it('are not: one is gone, added, or of other content, with its hash or without', () => {
    expect(are([stored(first)])).toBe(false)
    expect(are([stored(first), stored(second), stored(published(3))])).toBe(false)
    const changed = { ...second, places: [] }
    expect(are([stored(first), stored(changed)])).toBe(false)
    expect(are([stored(first), stored(withHash(changed))])).toBe(false)
  })

  it('are not: one is public, held back or taken back otherwise than the journal says', () => {
    const held = { ...stored(second), released_at: null }
    expect(are([stored(first), held])).toBe(false)
    const waiting = chain(publication(first), publication(second, true))
    expect(are([stored(first), held], waiting)).toBe(true)
    expect(are([stored(first), stored(second)], waiting)).toBe(false)
    const taken = { ...stored(first), withdrawn_at: noon }
    expect(are([taken, stored(second)])).toBe(false)
    const back = chain(publication(first), withdrawn, publication(second))
    expect(are([taken, stored(second)], back)).toBe(true)
    expect(are([stored(first), stored(second)], back)).toBe(false)
  })

  it('of before the journal are left out, but none that only says so', () => {
    const later = new Date('2026-11-28T13:00:00Z')
    expect(are([stored(first)], chain(), later)).toBe(true)
    expect(are([stored(first)], chain())).toBe(false)
    expect(are([stored(first), stored(second)], chain(publication(second)), later)).toBe(true)
    expect(are([stored(first), stored(second)], chain(publication(first)), later)).toBe(false)
    expect(isOlderPublication([], stored(first), null)).toBe(true)
  })
})

describe('an approval that is stored', () => {
  const since = new Date('2026-11-28T10:00:00Z')
  const stored = { hash: 'h', at: new Date('2026-11-28T11:00:00Z') }
  const approvedAs = (hash: string | null) => chain(['approval', { hash }])

  it('is the last one of the chain', () => {
    expect(isApprovalWhole(approvedAs('h'), 'a', stored, since)).toBe(true)
    expect(isApprovalWhole(approvedAs('other'), 'a', stored, since)).toBe(false)
    expect(isApprovalWhole(approvedAs(null), 'a', stored, since)).toBe(false)
  })

  it('may be missing only where the chain takes it back or never told of one', () => {
    expect(isApprovalWhole(approvedAs('h'), 'a', null, since)).toBe(false)
    expect(isApprovalWhole(approvedAs(null), 'a', null, since)).toBe(true)
    expect(isApprovalWhole([], 'a', null, since)).toBe(true)
  })

  it('without a line is whole only where it is older than the chain', () => {
    expect(isApprovalWhole([], 'a', stored, since)).toBe(false)
    expect(isApprovalWhole([], 'a', stored, null)).toBe(true)
    expect(
      isApprovalWhole([], 'a', { ...stored, at: new Date('2026-11-28T09:00:00Z') }, since),
    ).toBe(true)
  })
})
