import { describe, expect, it } from 'vitest'
import { sessionPapersFixture } from './fixtures.ts'
import { isChangedOnly, plannedSheets, sheetCount } from './plannedSheets.ts'
import type { SessionPaperChoice, SessionPapers } from './sessionPaperData.ts'

const choice: SessionPaperChoice = {
  papers: ['heats', 'sheets'],
  scope: null,
  order: 'judge',
  rounds: 'all',
  reach: 'podium',
  title: 'Диплом',
}
const papers = sessionPapersFixture()
const printed = (changed: SessionPapers['prints'][number]['changed']) =>
  sessionPapersFixture({
    prints: [
      {
        paper: 'sheets',
        times: 1,
        first_at: '2027-02-20T13:10:00+03:00',
        at: '2027-02-20T13:10:00+03:00',
        by: null,
        changed,
      },
    ],
  })
const sheetsOf = (all: SessionPapers, own: Partial<SessionPaperChoice> = {}) =>
  plannedSheets(all, { ...choice, ...own }).filter(({ paper }) => paper === 'sheets')

describe('sheets of a session', () => {
  it('come out judge by judge, each pack in the order of the timetable', () => {
    const letters = sheetsOf(papers).map(({ letter }) => letter)
    expect(letters).toEqual(['A', 'A', 'B', 'B', 'C', 'C'])
    const [first] = papers.rounds
    expect(sheetsOf(papers)[0]?.round?.id).toBe(first?.id)
  })

  it('come out round by round where that is chosen', () => {
    const ids = sheetsOf(papers, { order: 'round' }).map(({ round }) => round?.id)
    expect([...new Set(ids)]).toEqual(papers.rounds.map(({ id }) => id))
    expect(ids).toEqual(ids.toSorted((one = 0, other = 0) => one - other))
  })

  it('are of rounds ahead where judged ones are left out', () => {
    const [first, ...others] = papers.rounds
    const danced = { ...papers, rounds: [{ ...first, status: 'judged' } as never, ...others] }
    const ids = sheetsOf(danced, { rounds: 'ahead' }).map(({ round }) => round?.id)
    expect(ids).not.toContain(first?.id)
  })

  it('are new for the one judge who is another', () => {
    const [first] = papers.rounds
    const again = printed([{ round_id: first?.id ?? 0, text: 'Другие судьи: B.', letters: ['B'] }])
    const fresh = sheetsOf(again).filter(({ isNew }) => isNew)
    expect(fresh.map(({ round, letter }) => [round?.id, letter])).toEqual([[first?.id, 'B']])
    expect(isChangedOnly(again, choice)).toBe(true)
    expect(isChangedOnly(again, { ...choice, scope: 'all' })).toBe(false)
    expect(isChangedOnly(papers, choice)).toBe(false)
  })

  it('count a diploma for each who gets one', () => {
    const diplomas = plannedSheets(papers, choice).filter(({ paper }) => paper === 'diplomas')
    expect(sheetCount(diplomas)).toBe(3)
  })
})
