import { describe, expect, test } from 'vitest'
import { roundLadder, type LadderContest, type LadderRound } from './ladder.ts'

const contest: LadderContest = {
  scoring: 'skating',
  tags: [],
  heat_size: 12,
  final_max: 8,
  dances: ['Oriental'],
  jnj_role_split: false,
  active_count: 22,
}
const first: LadderRound = {
  id: 1,
  role: null,
  index: 1,
  type: 'main',
  label: '1/2',
  status: 'running',
  advance: 5,
  heats: [
    [1, 2, 3, 4],
    [5, 6, 7],
  ],
  pairs: [],
}
const final: LadderRound = {
  ...first,
  id: 2,
  index: 0,
  label: 'Финал',
  status: 'planned',
  advance: 0,
  heats: [],
}

describe('the ladder of rounds', () => {
  test('follows from the entries until the first round is drawn', () => {
    expect(roundLadder(contest, [])).toEqual([
      {
        key: 'expected 2',
        name: '1/4',
        roundIndex: 2,
        entries: 22,
        heats: 2,
        advance: 12,
        marks: 'crosses',
        status: null,
      },
      {
        key: 'expected 1',
        name: '1/2',
        roundIndex: 1,
        entries: 12,
        heats: 1,
        advance: 6,
        marks: 'crosses',
        status: null,
      },
      {
        key: 'expected 0',
        name: 'Финал',
        roundIndex: 0,
        entries: 6,
        heats: 1,
        advance: 0,
        marks: 'skating',
        status: null,
      },
    ])
  })

  test('counts a leader and a follower as one where roles are counted apart', () => {
    const jnj = { ...contest, scoring: 'relative-placement', jnj_role_split: true } as const
    expect(roundLadder({ ...jnj, active_count: 13 }, [])).toMatchObject([
      { entries: 7, marks: 'relative-placement' },
    ])
  })

  test('has the rounds that were made; who dances the next is known by who goes on', () => {
    expect(roundLadder(contest, [first, final])).toMatchObject([
      { key: '1', name: '1/2', entries: 7, heats: 2, advance: 5, status: 'running' },
      { key: '2', name: 'Финал', entries: 5, heats: 0, advance: 0, status: 'planned' },
    ])
  })

  test('counts who comes from the hope round; who dances that is not known before its draw', () => {
    const hope = {
      ...first,
      id: 3,
      type: 'hope',
      status: 'planned',
      advance: 2,
      heats: [],
    } as const
    expect(roundLadder(contest, [first, hope, final])).toMatchObject([
      { name: '1/2', entries: 7 },
      { name: 'Тур надежды 1/2', entries: 0 },
      { name: 'Финал', entries: 7 },
    ])
  })

  test('keeps leaders and followers apart', () => {
    const of = (role: 'leader' | 'follower', advance: number) => [
      { ...first, role, advance },
      { ...final, role },
    ]
    const rounds = [...of('leader', 5), ...of('follower', 4)]
    const steps = roundLadder({ ...contest, scoring: 'relative-placement' }, rounds)
    expect(steps.map(({ name, entries }) => `${name} ${entries}`)).toEqual([
      '1/2, ведущие 7',
      'Финал, ведущие 5',
      '1/2, ведомые 7',
      'Финал, ведомые 4',
    ])
  })

  test('brings both roles together in a final of pairs', () => {
    const semi = (role: 'leader' | 'follower', advance: number) => ({ ...first, role, advance })
    const rounds = [semi('leader', 5), semi('follower', 4), final]
    const steps = roundLadder({ ...contest, scoring: 'relative-placement' }, rounds)
    expect(steps.map(({ name, entries }) => `${name} ${entries}`)).toEqual([
      '1/2, ведущие 7',
      '1/2, ведомые 7',
      'Финал 5',
    ])
    const drawn = { ...final, heats: [[1, 2, 3, 4, 5]], pairs: [1, 2, 3] }
    expect(roundLadder(contest, [drawn])).toMatchObject([{ entries: 3 }])
  })

  test('is empty without entries, without judges and for what is only paid for', () => {
    expect(roundLadder({ ...contest, active_count: 0 }, [])).toEqual([])
    expect(roundLadder({ ...contest, scoring: 'none' }, [])).toEqual([])
    expect(roundLadder({ ...contest, tags: ['PACKET'] }, [])).toEqual([])
  })
})
