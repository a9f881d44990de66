import { sessionPapers, type SessionPaper } from '@parket/domain/round/sessionPapers'
import { awardedPlaces, sheetSeats } from '../ContestPaperScreen/paperRecipients.ts'
import type {
  PlannedSheet,
  SessionPaperChoice,
  SessionPaperContest,
  SessionPaperRound,
  SessionPapers,
} from './sessionPaperData.ts'

/** All sheets of a session's papers in the order of printing, whether they are chosen or not. */
export function plannedSheets(
  papers: SessionPapers,
  choice: Pick<SessionPaperChoice, 'order' | 'rounds' | 'reach'>,
): PlannedSheet[] {
  return sessionPapers.flatMap((paper) => sheetsOf(paper, papers, choice))
}

/** Whether only what changed is printed. */
export function isChangedOnly({ prints }: SessionPapers, { scope, papers }: SessionPaperChoice) {
  const wasPrinted = prints.some(({ paper }) => papers.includes(paper))
  return wasPrinted && scope !== 'all'
}

function sheetsOf(
  paper: SessionPaper,
  papers: SessionPapers,
  choice: Pick<SessionPaperChoice, 'order' | 'rounds' | 'reach'>,
): PlannedSheet[] {
  const prints = papers.prints.find((one) => one.paper === paper)
  const sheets = bare(paper, papers, choice).toSorted(
    paper === 'sheets' && choice.order === 'judge'
      ? (one, other) => (one.letter ?? '').localeCompare(other.letter ?? '')
      : () => 0,
  )
  return sheets.map((sheet) => {
    const change =
      prints?.changed.find(
        ({ round_id, letters }) =>
          sheet.rounds.some(({ id }) => id === round_id) &&
          (letters === null || sheet.letter === null || letters.includes(sheet.letter)),
      ) ?? null
    return Object.assign(sheet, { change, isNew: prints === undefined || change !== null })
  })
}

type Bare = Omit<PlannedSheet, 'change' | 'isNew'>

function bare(
  paper: SessionPaper,
  papers: SessionPapers,
  { rounds: which, reach }: Pick<SessionPaperChoice, 'rounds' | 'reach'>,
): Bare[] {
  const drawn = papers.rounds.filter(({ heats }) => heats.length > 0)
  const chosen = which === 'all' ? drawn : drawn.filter((round) => !isJudged(round))
  const base = { paper, letter: null, count: 1 }
  switch (paper) {
    case 'heats':
    case 'announcer':
      return chosen.flatMap((round) => {
        const contest = contestOf(papers, round)
        if (!contest) return []
        const isAwarded =
          paper === 'announcer' &&
          round.index === 0 &&
          papers.results.some(
            ({ contest_id, places }) => contest_id === contest.id && places.length > 0,
          )
        const key = `${paper} ${round.id}`
        return [{ ...base, key, round, contest, rounds: [round], count: isAwarded ? 2 : 1 }]
      })
    case 'sheets':
      return chosen.flatMap((round) => {
        const contest = contestOf(papers, round)
        if (!contest) return []
        return sheetSeats({ contest }, round).map(({ letter }) => ({
          paper,
          key: `sheets ${round.id} ${letter}`,
          round,
          contest,
          letter,
          rounds: [round],
          count: 1,
        }))
      })
    case 'summary':
      return papers.session.items.length === 0
        ? []
        : [{ ...base, key: 'summary', round: null, contest: null, rounds: drawn }]
    case 'protocols':
    case 'diplomas':
      return papers.results.flatMap((result) => {
        const contest = papers.contests.find(({ id }) => id === result.contest_id)
        const count = paper === 'diplomas' ? awardedPlaces(result, reach).length : 1
        if (!contest || result.places.length === 0 || count === 0) return []
        const rounds = papers.rounds.filter(
          ({ contest_id, index }) => contest_id === contest.id && index === 0,
        )
        return [{ ...base, key: `${paper} ${contest.id}`, round: null, contest, rounds, count }]
      })
  }
}

function isJudged({ status }: SessionPaperRound): boolean {
  return status === 'judged' || status === 'published'
}

function contestOf(
  { contests }: SessionPapers,
  { contest_id }: SessionPaperRound,
): SessionPaperContest | undefined {
  return contests.find(({ id }) => id === contest_id)
}

/** How many sheets of paper that is. */
export function sheetCount(sheets: readonly PlannedSheet[]): number {
  return sheets.reduce((sum, { count }) => sum + count, 0)
}
