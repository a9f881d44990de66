import type { components } from '@parket/api-client/schema'
import { numberedTitle } from '@parket/domain/contest/title'
import { isJudged } from '@parket/domain/round/status'
import { roundKind } from '@parket/domain/scoring/roundKind'
import { roundLabel } from '@parket/domain/scoring/roundLabel'

import type { ContestRow } from '../../../records/contests.ts'
import type { EventRound, RunningRound } from '../../day/rounds.ts'
import { sheetProgressState } from '../../marks/outcome.ts'
import {
  attemptOf,
  currentSheets,
  markedNumbers,
  markingLetters,
  type RoundState,
  type Sheet,
} from '../../marks/state.ts'
import { judgeAt } from '../../rounds/panels/judgeAt.ts'
import type { ContestApproval, NotTaken } from './facts.ts'
import type { HeatsOfRound } from './onFloor.ts'

type Schemas = components['schemas']

interface BoardFacts {
  contestStatus: string | undefined
  /** What waits for a decision; left out: nothing. */
  notTaken?: NotTaken | undefined
  /** A correction of the contest's public places waits. */
  waits: boolean
}

/** What is over and public is no longer on the board, unless somebody has to decide about it. */
export function isOnBoard(
  { status }: Pick<EventRound, 'status'>,
  { contestStatus, notTaken, waits }: BoardFacts,
): boolean {
  if (status === 'running' || status === 'locked') return true
  if (notTaken || waits) return true
  return isJudged(status) && contestStatus !== 'published'
}

interface RoundFacts {
  contest: ContestRow
  floor: string | null
  heats: HeatsOfRound
  /** Null: it does not run. */
  running: RunningRound | null
  notTaken: NotTaken
  /** Of a round that does not run, who gave sheets. */
  letters: readonly string[]
  approval: ContestApproval | null
}

export function presentBoardRound(
  round: EventRound,
  { contest, floor, heats, running, notTaken, letters, approval }: RoundFacts,
): Schemas['BoardRound'] {
  const { id, contest_id, round_index, type, role, status, version } = round
  const { scoring } = contest
  return {
    id,
    contest_id,
    group_num: contest.group_num,
    contest: numberedTitle(contest),
    index: round_index,
    label: roundLabel(round_index),
    type,
    role,
    status,
    version,
    floor,
    kind: scoring === 'none' ? null : roundKind(scoring, round_index),
    advance: running?.state.round.advance ?? 0,
    dances:
      running?.state.dances.map((name) => ({ name, attempt: attemptOf(running.state, name) })) ??
      [],
    heats: running ? heatsOf(running.state).map((heat) => heat.size) : [],
    seats: running
      ? presentSeats(running.state)
      : letters.map((letter) => ({ letter, judge_id: null, name: '', sheets: [] })),
    problems: running?.result.problems ?? [],
    tied: (running?.result.outcome?.undecided ?? []).map(Number),
    ...heats,
    ...notTaken,
    finished_at: running?.finishedAt?.toISOString() ?? null,
    contest_status: contest.status,
    approval: round_index === 0 && type !== 'hope' ? approval : null,
  }
}

/** The registrations that are marked, by heat. */
function heatsOf(state: RoundState): Set<number>[] {
  const marked = markedNumbers(state)
  const entries = state.round.entries.filter(({ id }) => marked.has(id))
  return [...Map.groupBy(entries, ({ heat }) => heat)]
    .toSorted(([one], [other]) => one - other)
    .map(([, heat]) => new Set(heat.map(({ id }) => id)))
}

function presentSeats(state: RoundState): Schemas['BoardSeat'][] {
  const heats = heatsOf(state)
  const last = state.dances.at(-1) ?? ''
  return markingLetters(state).map((letter) => {
    const seat = state.seats.find((one) => one.letter === letter)
    return {
      letter,
      judge_id: judgeAt(state, letter, last),
      name: seat?.judges.at(-1)?.name ?? '',
      sheets: state.dances.map((dance) => {
        if (!markingLetters(state, dance).includes(letter)) return null
        return presentSheet(state, currentSheets(state, dance, letter), heats)
      }),
    }
  })
}

function presentSheet(
  state: RoundState,
  sheets: readonly Sheet[],
  heats: readonly ReadonlySet<number>[],
): Schemas['BoardSheet'] {
  // A device that has begun beside a typed paper is not what counts.
  const finished = sheets.filter(({ finished_at }) => finished_at !== null)
  const looked = finished.length > 0 ? finished : sheets
  const shown = looked.find(({ source }) => source === 'station') ?? looked[0]
  return {
    state: sheetProgressState(sheets, state),
    source: shown?.source ?? null,
    given: heats.map((heat) => (shown ? countGiven(state, shown, heat) : 0)),
  }
}

/** Of crosses those that are put; of all else the entries that have a mark. */
function countGiven({ kind }: RoundState, { marks }: Sheet, heat: ReadonlySet<number>): number {
  return Object.entries(marks).filter(([id, values]) => {
    const isGiven = kind === 'crosses' ? values[0] === 1 : values.some((mark) => mark !== null)
    return heat.has(Number(id)) && isGiven
  }).length
}
