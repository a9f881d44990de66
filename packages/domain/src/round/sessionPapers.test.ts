import { describe, expect, it } from 'vitest'
import { paperChange, sessionPapers, type RoundOnPaper } from './sessionPapers.ts'

const printed: RoundOnPaper = {
  round_id: 7,
  version: 1,
  start: '2027-02-20T12:00:00.000Z',
  heats: [
    ['12', '33'],
    ['36', '41'],
  ],
  advance: 2,
  judges: [
    { letter: 'A', judge_id: 1 },
    { letter: 'B', judge_id: 2 },
  ],
  places: [],
}
const timeOf = (instant: string) => instant.slice(11, 16)
const changeOf = (paper: (typeof sessionPapers)[number], now: Partial<RoundOnPaper>) =>
  paperChange(paper, printed, { ...printed, ...now }, timeOf)
const changed = (now: Partial<RoundOnPaper>) =>
  sessionPapers.filter((paper) => changeOf(paper, now) !== null)

describe('what changed since a print', () => {
  it('is everything of a round that was never printed', () => {
    expect(paperChange('heats', undefined, printed, timeOf)).toEqual({
      round_id: 7,
      text: null,
      letters: null,
    })
  })

  it('is nothing where only the version is another: a round that begins keeps its papers', () => {
    expect(changed({ version: 5 })).toEqual([])
  })

  it('names the numbers that came and went', () => {
    const now = { heats: [['12', '33', '120'], ['41']] }
    expect(changeOf('heats', now)?.text).toBe('Добавлены: № 120. Сняты: № 36.')
    expect(changed(now)).toEqual(['heats', 'sheets', 'announcer', 'summary'])
  })

  it('is the order of heats, too', () => {
    const now = {
      heats: [
        ['12', '36'],
        ['33', '41'],
      ],
    }
    expect(changeOf('sheets', now)).toEqual({ round_id: 7, text: 'Другие заходы.', letters: null })
  })

  it('asks for the sheet of the one judge who is another, and no list of heats', () => {
    const judges = [printed.judges[0] as { letter: string; judge_id: number }]
    const now = { judges: [...judges, { letter: 'B', judge_id: 9 }] }
    expect(changeOf('sheets', now)).toEqual({
      round_id: 7,
      text: 'Другие судьи: B.',
      letters: ['B'],
    })
    expect(changed(now)).toEqual(['sheets', 'summary'])
  })

  it('names how many go on where that is another number', () => {
    expect(changeOf('sheets', { advance: 3 })?.text).toBe('Проходят 3 вместо 2.')
    expect(changed({ advance: 3 })).toEqual(['heats', 'sheets', 'summary'])
  })

  it('is the hour on lists, which leaves the judges’ sheets good', () => {
    const now = { start: '2027-02-20T12:10:00.000Z' }
    expect(changeOf('heats', now)?.text).toBe('Теперь в 12:10.')
    expect(changed(now)).toEqual(['heats', 'announcer', 'summary'])
    expect(changeOf('heats', { start: null })?.text).toBe('Убран из расписания.')
  })

  it('is the places on what is read out and given to the dancers', () => {
    const now = { places: [[12, 1, 1]] as RoundOnPaper['places'] }
    expect(changeOf('protocols', now)?.text).toBe('Появились места.')
    expect(changed(now)).toEqual(['announcer', 'protocols', 'diplomas'])
    expect(paperChange('diplomas', { ...printed, ...now }, printed, timeOf)?.text).toBe(
      'Изменились места.',
    )
  })
})
