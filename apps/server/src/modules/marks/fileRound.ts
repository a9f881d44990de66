import { countSheet, type SheetMarks } from '@parket/domain/marks/sheets'
import type {
  FileDecision,
  FileJudge,
  FileMarks,
  FileRound,
  ResultFile,
} from '@parket/domain/scoring/resultFile'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { Kysely, Selectable } from 'kysely'

import type { Database, JudgesTable } from '../../db/schema.ts'
import type { Contest } from '../../records/contests.ts'
import type { Seat } from '../rounds/panels/seats.ts'
import { peopleByHeat } from '../rounds/core/queries.ts'
import {
  attemptOf,
  criteriaOf,
  markingLetters,
  startNumbers,
  toEntered,
  type Decision,
  type RoundState,
  type Sheet,
} from './state.ts'

/** What the open result file says of a contest. */
export function toFileContest(contest: Contest): ResultFile['contest'] {
  const { group_num, group_name, section, scoring, final_max, tie_break } = contest
  const { criteria, drop_extremes, degrees, order_eliminated } = contest
  return {
    group_num,
    group_name,
    section,
    scoring,
    final_max,
    tie_break,
    criteria: scoring === 'points' ? criteria : [],
    drop_extremes,
    ...(scoring === 'points' && degrees.length > 0 && { degrees }),
    order_eliminated,
  }
}

/** The panel of the open result file: a letter with all who sat there. */
export function toFilePanel(seats: readonly Seat[]): FileJudge[] {
  return seats.map(({ letter, role, judges }) => ({
    letter,
    role,
    name: judges
      .map(({ name, dance }) => (dance === null ? name : `${name} (с танца «${dance}»)`))
      .join(', '),
  }))
}

/** A letter's name with the salts by which it can be compared with what was published of it. */
export interface SaltedJudge extends FileJudge {
  /** The one of now first, then those of judges who were merged into these; none where one of them is gone. */
  salts: string[]
}

/** The same with salts. */
export async function saltedPanel(
  db: Kysely<Database>,
  seats: readonly Seat[],
): Promise<SaltedJudge[]> {
  const ids = seats.flatMap(({ judges }) => judges.map(({ judge_id }) => judge_id))
  const rows = await db
    .selectFrom('judges')
    .where('id', 'in', [0, ...ids])
    .select(['id', 'name_salt', 'merged_salts'])
    .execute()
  const salts = new Map(rows.map((row) => [row.id, saltsOf(row)]))
  return toFilePanel(seats).map((judge, at) => {
    const own = (seats[at]?.judges ?? []).map(({ judge_id }) => salts.get(judge_id) ?? [])
    // All salts of a shared letter stand one after another.
    const joined = own.reduce(
      (before, of) => before.flatMap((start) => of.map((salt) => start + salt)),
      [''],
    )
    return Object.assign(judge, { salts: own.length === 0 ? [] : joined })
  })
}

/** A judge's salts, the own one first; none once it was erased. */
export function saltsOf({
  name_salt,
  merged_salts,
}: Pick<Selectable<JudgesTable>, 'name_salt' | 'merged_salts'>): string[] {
  return name_salt === null ? [] : [name_salt, ...merged_salts]
}

/** The same without people's names, as it is kept. */
export function namelessPanel(seats: readonly Seat[]): FileJudge[] {
  return seats.map(({ letter, role }) => ({ letter, role, name: '' }))
}

function lettersOf(seats: readonly Seat[]): string {
  return seats.map(({ letter }) => letter).join()
}

/** A round of the open result file, with the marks that count and those of earlier attempts. */
export function toFileRound(state: RoundState): FileRound {
  const { round, kind, dances, exits } = state
  const numbers = startNumbers(state)
  const status = new Map(exits.map((exit) => [exit.registration_id, exit.status]))
  return {
    index: round.round_index,
    label: roundLabel(round.round_index),
    kind,
    type: round.type,
    role: round.role,
    // People's names belong to the letters of the contest's panel.
    ...(lettersOf(state.seats) !== lettersOf(state.panel) && { panel: namelessPanel(state.seats) }),
    dances,
    advance: round.advance,
    seed: round.seed,
    heats: peopleByHeat(round).map((heat) => heat.map(({ start_number }) => start_number)),
    entries: round.entries.map(({ id, start_number, role }) => ({
      start_number,
      status: status.get(id) ?? 'danced',
      // In a final of pairs leaders and followers are placed apart.
      role: round.pairs.length > 0 ? role : round.role,
    })),
    pairs: round.pairs.map(({ leader_id, follower_id, scored }) => ({
      leader: numbers.get(leader_id) ?? 0,
      follower: numbers.get(follower_id) ?? 0,
      scored,
    })),
    marks: inFileOrder(state).flatMap(({ dance, attempt, letter, sheets }) => {
      const { marks } = countSheet(sheets.map(toEntered))
      if (marks === null) return []
      // A sheet of who is beside the panel, from the time when prelims asked for it, stays uncounted.
      const isMarking = markingLetters(state, dance).includes(letter)
      const counted = attempt === attemptOf(state, dance) && isMarking
      return toFileMarks(state, { dance, attempt, counted, judge: letter }, marks, numbers)
    }),
    decisions: state.decisions.map((decision) => toFileDecision(decision, state, numbers)),
  }
}

/** By dance, attempt and seat, whoever handed in first: the same marks give the same file. */
function inFileOrder(state: RoundState): SheetGroup[] {
  const letters = state.panel.map(({ letter }) => letter)
  return sheetGroups(state).toSorted(
    (one, other) =>
      state.dances.indexOf(one.dance) - state.dances.indexOf(other.dance) ||
      one.attempt - other.attempt ||
      letters.indexOf(one.letter) - letters.indexOf(other.letter),
  )
}

/** All entries of the marks of one judge for one attempt at a dance. */
export interface SheetGroup {
  dance: string
  attempt: number
  letter: string
  sheets: Sheet[]
}

/** The sheets of a round by dance, attempt and letter. */
export function sheetGroups({ sheets }: Pick<RoundState, 'sheets'>): SheetGroup[] {
  const groups = Map.groupBy(sheets, ({ dance, attempt, letter }) =>
    JSON.stringify([dance, attempt, letter]),
  )
  return [...groups.values()].map((group) => {
    const { dance, attempt, letter } = group[0] as Sheet
    return { dance, attempt, letter, sheets: group }
  })
}

/** The rows of a sheet in the file, one for each criterion; without what is not typed. */
export function toFileMarks(
  state: RoundState,
  whose: Pick<FileMarks, 'dance' | 'attempt' | 'counted' | 'judge'>,
  marks: SheetMarks,
  numbers = startNumbers(state),
): FileMarks[] {
  const { dance, attempt, counted, judge } = whose
  return (criteriaOf(state) ?? [null]).map((criterion, at) => ({
    dance,
    attempt,
    counted,
    judge,
    criterion: criterion?.name ?? null,
    values: Object.fromEntries(
      Object.entries(marks).flatMap(([id, given]) => {
        const [number, value] = [numbers.get(Number(id)), given[at] ?? null]
        return number === undefined || value === null ? [] : [[number, value]]
      }),
    ),
  }))
}

const offices = { chief: 'Главный судья', organiser: 'Организатор' }

function toFileDecision(
  { id, kind, numbers: given, reason, office, at, dance, letter }: Decision,
  { decisions }: RoundState,
  numbers: ReadonlyMap<number, number>,
): FileDecision {
  // Whether the dance was repeated without a judge who had left.
  const isWithout =
    kind === 'attempt' && decisions.some((one) => one.kind === 'seat' && one.id < id)
  return {
    kind,
    entries: Object.fromEntries(
      Object.entries(given).flatMap(([id, value]) => {
        const number = numbers.get(Number(id))
        return number === undefined ? [] : [[number, value]]
      }),
    ),
    text: kind === 'attempt' && !isWithout ? `${dance}: ${reason}` : reason,
    by: offices[office],
    at: at.toISOString(),
    ...(letter !== null && { judge: letter }),
    ...(dance !== null && (kind === 'seat' || isWithout) && { dance }),
  }
}
