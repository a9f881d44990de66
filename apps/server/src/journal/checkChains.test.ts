import { describe, expect, it } from 'vitest'

import { hashOf } from '../change/journal.ts'
import { checkChains, checkFile, missingHeads } from './checkChains.ts'
import type { HashedLine } from './line.ts'

type Told = Pick<HashedLine, 'round_id' | 'kind' | 'body'>

/** Lines of a chain, one after another. */
function chain(lines: readonly Told[]): HashedLine[] {
  let prev = ''
  return lines.map((told, index) => {
    const line = {
      event_id: 4,
      n: index + 1,
      at: '2026-11-27T12:00:00.000Z',
      device_at: null,
      user_id: 1,
      station_id: null,
      epoch: null,
      seq: null,
      ...told,
    }
    const hash = hashOf(prev, line)
    const hashed = { ...line, prev, hash }
    prev = hash
    return hashed
  })
}

const marks = (values: readonly number[]) =>
  chain(values.map((value) => ({ round_id: 7, kind: 'mark', body: { entries: { 11: [value] } } })))
const round = marks([1, 2, 3])
const event = chain([
  { round_id: null, kind: 'draw', body: { round_id: 7 } },
  {
    round_id: null,
    kind: 'round.closed',
    body: { contest_id: 'a', round_id: 7, lines: 3, head: round[2]?.hash ?? '' },
  },
])

describe('chains of the journal', () => {
  it('are whole as they were written, in any order, with their heads', () => {
    const { chains, problems } = checkChains([...event, ...round].toReversed())
    expect(problems).toEqual([])
    expect(chains).toEqual([
      { eventId: 4, roundId: 7, lines: 3, head: round[2]?.hash },
      { eventId: 4, roundId: null, lines: 2, head: event[1]?.hash },
    ])
  })

  it('break where a line was changed, taken out or put in', () => {
    const changed = round.map((line) =>
      line.n === 2 ? { ...line, body: { entries: { 11: [9] } } } : line,
    )
    expect(checkChains(changed).problems).toEqual(['event 4, round 7: the chain breaks at line 2'])
    expect(checkChains(round.filter(({ n }) => n !== 2)).problems).toEqual([
      'event 4, round 7: the chain breaks at line 3',
    ])
    expect(checkChains(round.slice(1)).problems).toHaveLength(1)
  })

  it('tell of a round whose chain was written anew, or cut, after the round was closed', () => {
    const problem = 'event 4, round 7: not the lines it was closed with (line 2 of event 4)'
    expect(checkChains([...event, ...marks([1, 2, 9])]).problems).toEqual([problem])
    expect(checkChains([...event, ...round.slice(0, 2)]).problems).toEqual([problem])
  })

  it('may go on after the closing, and lack rounds that are elsewhere', () => {
    expect(checkChains([...event, ...marks([1, 2, 3, 4])]).problems).toEqual([])
    expect(checkChains(event).problems).toEqual([])
  })

  it('break at a moment that is none', () => {
    const changed = round.map((line) =>
      line.n === 1 ? Object.assign({}, line, { at: 'x' }) : line,
    )
    expect(checkChains(changed).problems).toEqual(['event 4, round 7: the chain breaks at line 1'])
  })
})

describe('the file of a closed round', () => {
  it('is whole with the line that closed it', () => {
    expect(checkFile([...round, ...event]).problems).toEqual([])
  })

  it('is not whole without it, whatever else was cut off, nor empty', () => {
    const problem = 'event 4, round 7: nothing says that it was closed'
    expect(checkFile([...round, ...event.slice(0, 1)]).problems).toEqual([problem])
    expect(checkFile(round.slice(0, 1)).problems).toEqual([problem])
    expect(checkFile([]).problems).toEqual(['it holds no line'])
  })

  it('is not whole once all lines of its round are gone', () => {
    expect(checkFile(event).problems).toEqual(['event 4, round 7: its lines are not there'])
  })
})

it('a head that was told and that no line has is missing', () => {
  const [told, other] = [round[2], event[1]].map((line) => line?.hash.slice(0, 12) ?? '')
  expect(missingHeads([...round, ...event], [told, other] as string[])).toEqual([])
  expect(missingHeads([...event, ...marks([1, 2, 9])], [told] as string[])).toEqual([told])
})
