import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planTimetable, type PlanSlot, type RoundToPlan } from './plan.ts'
import { roundMinutes } from './minutes.ts'
import { sessionConflicts } from './staffed.ts'

test('a round lasts as long as each heat dances all dances', () => {
  const round = { round_index: 1, entries: 20, heats: 3 }
  expect(roundMinutes(round, 2, 2)).toBe(12)
  expect(roundMinutes(round, 1, 1.5)).toBe(5)
  expect(roundMinutes(round, 1, 0)).toBe(1)
  expect(roundMinutes(round, 0, 2)).toBe(30)
})

const round = (contestId: string, roundIndex: number, changes: Partial<RoundToPlan> = {}) => ({
  contestId,
  groupNum: Number(contestId),
  roundIndex,
  minutes: 10,
  dancers: [],
  judges: [],
  ...changes,
})

const names = (floors: PlanSlot<RoundToPlan>[][]) =>
  floors.map((slots) =>
    slots.map((slot) =>
      slot.kind === 'round' ? `${slot.round.contestId}/${slot.round.roundIndex}` : slot.minutes,
    ),
  )

describe('a plan', () => {
  const options = { floorCount: 2, minRest: 10, minutes: null }

  test('begins with the earliest rounds, by number, floor by floor', () => {
    const rounds = [round('12', 0), round('11', 0), round('11', 1), round('12', 1)]
    expect(names(planTimetable(rounds, options).floors)).toEqual([
      ['11/1', '11/0'],
      ['12/1', '12/0'],
    ])
  })
  test('keeps the rest of dancers, and waits where nobody else can dance', () => {
    const dancers = [7]
    const rounds = [round('11', 1, { dancers }), round('11', 0, { dancers })]
    expect(names(planTimetable(rounds, { ...options, floorCount: 1 }).floors)).toEqual([
      ['11/1', 10, '11/0'],
    ])
    const others = [...rounds, round('12', 0)]
    expect(names(planTimetable(others, { ...options, floorCount: 1 }).floors)).toEqual([
      ['11/1', '12/0', '11/0'],
    ])
  })
  test('leaves out what the time is not enough for, and what would follow it', () => {
    const rounds = [round('11', 1, { minutes: 25 }), round('11', 0), round('12', 0)]
    const { floors, left } = planTimetable(rounds, { ...options, floorCount: 1, minutes: 20 })
    expect(names(floors)).toEqual([['12/0']])
    expect(left.map(({ roundIndex }) => roundIndex)).toEqual([1, 0])
  })
  test('goes on after what stands there already, with the rest it needs', () => {
    const taken = [
      { floor: 0, end: 30, dancers: [7] },
      { floor: 0, end: 20, dancers: [7] },
      { floor: 5, end: 90 },
    ]
    const rounds = [round('12', 0, { dancers: [7] }), round('13', 0)]
    expect(names(planTimetable(rounds, { ...options, taken }).floors)).toEqual([
      [10, '12/0'],
      ['13/0'],
    ])
  })
  test('puts no round before or after a standing one of its contest in the wrong order', () => {
    const standing = [
      { contestId: '11', roundIndex: 0, start: 30, end: 40 },
      { contestId: '12', roundIndex: 1, start: 5, end: 10 },
      { contestId: '13', roundIndex: 1, start: 500, end: 510 },
    ]
    const rounds = [
      round('11', 1, { minutes: 25 }),
      round('11', 2),
      round('12', 0),
      round('13', 0),
      round('14', 1),
    ]
    const { floors, left } = planTimetable(rounds, { ...options, floorCount: 1, standing })
    expect(names(floors)).toEqual([['11/2', '14/1', '12/0']])
    expect(left.map(({ contestId, roundIndex }) => `${contestId}/${roundIndex}`)).toEqual([
      '11/1',
      '13/0',
    ])
  })
  test('waits on the floor that waits least', () => {
    const taken = [
      { floor: 0, end: 10, dancers: [7] },
      { floor: 1, end: 15 },
    ]
    const rounds = [round('11', 0, { dancers: [7] })]
    expect(names(planTimetable(rounds, { ...options, taken }).floors)).toEqual([[], [5, '11/0']])
  })
  test('of no rounds, or on no floor, is empty', () => {
    expect(planTimetable([], options)).toEqual({ floors: [[], []], left: [] })
    expect(planTimetable([round('11', 0)], { ...options, floorCount: 0 }).left).toHaveLength(1)
  })

  const people = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 5 })
  const contests = fc.array(
    fc.record({
      rounds: fc.integer({ min: 1, max: 4 }),
      minutes: fc.integer({ min: 1, max: 20 }),
      dancers: people,
      judges: people,
    }),
    { maxLength: 12 },
  )

  test('of anything: every round once, in the order of its contest, without a conflict', () => {
    fc.assert(
      fc.property(
        contests,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: -5, max: 20 }),
        (all, floorCount, minRest) => {
          const rounds = all.flatMap(({ rounds, ...rest }, at) =>
            Array.from({ length: rounds }, (_, index) => round(String(at), index, rest)),
          )
          const plan = planTimetable(rounds, { floorCount, minRest, minutes: null })
          expect(plan.left).toEqual([])
          expect(planTimetable(rounds, { floorCount, minRest, minutes: null })).toEqual(plan)
          const danced = plan.floors
            .flat()
            .flatMap((slot) => (slot.kind === 'round' ? [slot.round] : []))
          expect(new Set(danced)).toEqual(new Set(rounds))
          expect(danced).toHaveLength(rounds.length)
          let id = 0
          const sessions = plan.floors.map((slots, floor) => ({
            floor: `${floor}`,
            start: new Date(0),
            items: slots.map((slot) => ({
              id: (id += 1),
              kind: slot.kind,
              contest_id: slot.kind === 'round' ? slot.round.contestId : null,
              round_index: slot.kind === 'round' ? slot.round.roundIndex : null,
              minutes: slot.kind === 'round' ? slot.round.minutes : slot.minutes,
            })),
          }))
          const staff = new Map(
            all.map(({ dancers, judges }, at) => [
              String(at),
              { dancers: dancers.map((key) => ({ key, id: key })), judgeIds: judges },
            ]),
          )
          expect(sessionConflicts(sessions, staff, minRest)).toEqual([])
        },
      ),
    )
  })

  test('of anything, beside any standing rounds: never in the wrong order with one', () => {
    const standingRounds = fc.array(
      fc.record({
        contestId: fc.constantFrom('0', '1', '2'),
        roundIndex: fc.integer({ min: 0, max: 3 }),
        start: fc.integer({ min: -30, max: 60 }),
      }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(
        contests,
        standingRounds,
        fc.integer({ min: 1, max: 3 }),
        (all, some, floorCount) => {
          const standing = some.map((one) => Object.assign({}, one, { end: one.start + 10 }))
          const isStanding = ({ contestId, roundIndex }: RoundToPlan) =>
            some.some((one) => one.contestId === contestId && one.roundIndex === roundIndex)
          const rounds = all
            .flatMap(({ rounds: count, ...rest }, at) =>
              Array.from({ length: count }, (_, index) => round(String(at), index, rest)),
            )
            .filter((one) => !isStanding(one))
          const { floors, left } = planTimetable(rounds, { ...options, floorCount, standing })
          const planned = floors.flatMap((slots) => {
            let end = 0
            return slots.flatMap((slot) => {
              const start = end
              end += slot.kind === 'round' ? slot.round.minutes : slot.minutes
              return slot.kind === 'round' ? [{ ...slot.round, start, end }] : []
            })
          })
          expect(planned.length + left.length).toBe(rounds.length)
          const wrong = planned.flatMap((one) =>
            [...planned, ...standing].filter(
              ({ contestId, roundIndex, start, end }) =>
                contestId === one.contestId &&
                (roundIndex > one.roundIndex
                  ? end > one.start
                  : roundIndex < one.roundIndex && start < one.end),
            ),
          )
          expect(wrong).toEqual([])
        },
      ),
    )
  })
})
