import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adult, child, contests, request, rules } from '../testing/event1.ts'
import { readCheckedChange } from './change.ts'
import { planEntries, type PlannedEntry, type SentEntry, type EntryBefore } from './entryPlan.ts'

const entry = (
  id: number,
  contest_id: string,
  changes: Partial<EntryBefore> = {},
): EntryBefore => ({
  id,
  contest_id,
  packet_contest_id: null,
  role: null,
  ...changes,
})
const plan = (sent: SentEntry[], before: EntryBefore[], withdrawn: number[] = []) =>
  planEntries(sent, before, new Set(withdrawn))

describe('«PUT of a regData sends the whole list»', () => {
  const before = [entry(1, 'c11'), entry(2, 'c12')]

  test('«an entry left out becomes `withdrawn`, one without id is new»', () => {
    const { entries, leftOut, errors } = plan([{ id: 1 }, { contest_id: 'c13' }], before)
    expect(entries).toEqual([
      { id: 1, contest_id: 'c11', packet_contest_id: null, role: null, isKept: true },
      { id: null, contest_id: 'c13', packet_contest_id: null, role: null, isKept: false },
    ])
    expect(leftOut).toEqual([entry(2, 'c12')])
    expect(errors).toEqual({})
  })
  test('what is withdrawn already stays so, and may be sent along', () => {
    const { entries, errors } = plan([{ id: 1 }, { id: 9, contest_id: 'c60' }], before, [9])
    expect(entries).toHaveLength(1)
    expect(errors).toEqual({})
  })
  test('an entry of somebody else, or of another contest, is refused', () => {
    expect(plan([{ id: 5 }, { id: 1, contest_id: 'c12' }], before).errors).toEqual({
      'registrations.0.id': ['Такой записи в этой регистрации нет'],
      'registrations.1.id': ['Такой записи в этой регистрации нет'],
    })
  })
  test('a new one names its contest', () => {
    expect(plan([{ id: null }, { contest_id: '' }], before).errors).toEqual({
      'registrations.0.contest_id': ['Заполните поле'],
      'registrations.1.contest_id': ['Заполните поле'],
    })
  })
  test('a contest is chosen once', () => {
    expect(plan([{ id: 1 }, { contest_id: 'c11' }], before).errors).toEqual({
      'packets.c11': ['Номинация выбрана дважды'],
    })
  })
  test('what is not sent about an entry stays; what changes is asked again', () => {
    const jnj = [entry(3, 'c70', { role: 'leader' })]
    expect(plan([{ id: 3, contest_id: 'c70' }], jnj).entries[0]).toMatchObject({
      role: 'leader',
      isKept: true,
    })
    expect(plan([{ id: 3, role: 'follower' }], jnj).entries[0]).toMatchObject({
      role: 'follower',
      isKept: false,
    })
    expect(plan([{ id: 3, role: 'judge' }], jnj).entries[0]?.role).toBeNull()
    expect(plan([{ id: 1, packet_contest_id: 'c40' }], before).entries[0]).toMatchObject({
      packet_contest_id: 'c40',
      isKept: false,
    })
  })
  test('whoever gives up a packet keeps its contests, as chosen singly', () => {
    const packet = [
      entry(4, 'c40'),
      entry(5, 'c11', { packet_contest_id: 'c40' }),
      entry(6, 'c12', { packet_contest_id: 'c40' }),
    ]
    expect(
      plan([{ id: 5 }, { id: 6 }], packet).entries.map((one) => one.packet_contest_id),
    ).toEqual([null, null])
    expect(
      plan([{ id: 4 }, { id: 5 }], packet).entries.map((one) => one.packet_contest_id),
    ).toEqual([null, 'c40'])
  })
  test('any list: every entry there was is kept or left out, never both', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }))
    fc.assert(
      fc.property(ids, ids, (there, sent) => {
        const before = there.map((id) => entry(id, `c${id}`))
        const { entries, leftOut } = plan(
          sent.map((id) => ({ id })),
          before,
        )
        const kept = entries.flatMap(({ id }) => (id === null ? [] : [id]))
        const all = [...kept, ...leftOut.map(({ id }) => id)]
        expect(all).toHaveLength(there.length)
        expect(new Set(all)).toEqual(new Set(there))
      }),
    )
  })
})

describe('a changed registration', () => {
  const entry = (contest_id: string, changes: Partial<PlannedEntry> = {}): PlannedEntry => ({
    id: 1,
    contest_id,
    packet_contest_id: null,
    role: null,
    isKept: true,
    ...changes,
  })
  const isNew = { id: null, isKept: false }
  const change = (entries: PlannedEntry[], changes: object = {}, under: object = {}) =>
    readCheckedChange(
      { regData: request.regData, dancers: [adult], entries, ...changes },
      { ...rules, ...under },
    ).errors

  test('that stays as it is may stay though its contest takes no entries any more', () => {
    expect(change([entry('c81')])).toEqual({})
    expect(change([entry('c81', isNew)])).toEqual({
      'packets.c81': ['Приём заявок в номинацию закрыт'],
    })
    expect(change([entry('c11'), entry('c81', isNew)])).toEqual({
      'packets.c81': ['Приём заявок в номинацию закрыт'],
    })
  })
  test('keeps a pass that was bought, whatever has become of what it covers', () => {
    const isCovered = ({ group_num }: { group_num: number }) => group_num >= 11 && group_num <= 13
    const cancelled = {
      contests: rules.contests.flatMap((one) =>
        isCovered(one) ? [{ ...one, status: 'cancelled' }] : [one],
      ),
    }
    expect(change([entry('c50')], {}, cancelled)).toEqual({})
    expect(change([entry('c50', isNew)], {}, cancelled)['packets.c50']).toHaveLength(1)
  })
  test('has dancers who fit all its contests', () => {
    expect(change([entry('c11')], { dancers: [child] })).toEqual({
      'packets.c11': ['Возраст: 8 не соответствует фильтру: 18'],
    })
    expect(change([entry('c11')], { regData: { ...request.regData, city: '' } })).toEqual({
      'regData.city': ['Укажите город'],
    })
  })
  test('with no entry left is withdrawn', () => {
    expect(change([])).toEqual({})
  })
  test('keeps a packet from which contests were only taken away', () => {
    const less = [entry('c40'), entry('c11', { packet_contest_id: 'c40' })]
    expect(change(less)).toEqual({})
    expect(change([...less, entry('c60', isNew)])).toEqual({})
  })
  test('completes a packet to which contests are added', () => {
    const added = [entry('c40'), entry('c11', { packet_contest_id: 'c40', ...isNew })]
    expect(change(added)).toEqual({ 'packets.c40': ['Есть незаконченный подбор номинаций'] })
    expect(change([...added, entry('c12', { packet_contest_id: 'c40', ...isNew })])).toEqual({})
  })
  test('completes it also where some of its contests were there before', () => {
    const ofThree = contests.map((contest) =>
      contest.packet ? { ...contest, packet: { ...contest.packet, min: 3 } } : contest,
    )
    const entries = [
      entry('c40'),
      entry('c11', { packet_contest_id: 'c40' }),
      entry('c12', { packet_contest_id: 'c40', ...isNew }),
    ]
    expect(change(entries, {}, { contests: ofThree })).toEqual({
      'packets.c40': ['Есть незаконченный подбор номинаций'],
    })
  })
  test('has no contests in a packet that was not chosen', () => {
    const unfinished = { 'packets.c40': ['Есть незаконченный подбор номинаций'] }
    const inPacket = { packet_contest_id: 'c40', ...isNew }
    expect(change([entry('c11', inPacket)])).toEqual(unfinished)
    expect(change([entry('c11', inPacket), entry('c12', inPacket)])).toEqual(unfinished)
  })
  test('has roles where contests split them', () => {
    expect(change([entry('c70', isNew)])).toEqual({ 'roles.c70': ['Укажите роль'] })
    expect(change([entry('c70', { role: 'leader', ...isNew })])).toEqual({})
  })
  test('needs a packet under PACKETS=MUST only when something is added', () => {
    const must = { tags: [{ tag_name: 'packets', tag_value: 'MUST' }] }
    expect(change([entry('c11')], {}, must)).toEqual({})
    expect(change([entry('c11'), entry('c12', isNew)], {}, must)).toEqual({
      packets: ['Есть незаконченный подбор номинаций'],
    })
  })
  test('has no pay group among its contests, whatever stays', () => {
    expect(change([entry('c1')])).toEqual({
      'packets.c1': ['Организационный взнос начисляется сам, выбирать его не нужно'],
    })
  })
  test('leaves the contests it was given as they are', () => {
    const before = contests.map((contest) => ({ ...contest }))
    change([entry('c81'), entry('c40')])
    expect(contests).toEqual(before)
  })
})
