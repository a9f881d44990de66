import { placeReasons, recompute, type RecomputedPlace } from '../scoring/recompute.ts'
import { judgeRound, type RankReason } from '../scoring/judgeRound.ts'
import { unsignedFormat, type ResultFile } from '../scoring/resultFile.ts'
import { ScoringError } from '../scoring/scoringError.ts'
import { dancedRound, type DancedRound } from './dancedRound.ts'
import type { EmergencyContest, EmergencyFile } from './file.ts'
import type { TypedMarks } from './typed.ts'

/** A place, and how it came about. */
export interface EmergencyPlace extends RecomputedPlace {
  reason: RankReason | null
}

/** The places of a contest over all its rounds, by the engine of the server. */
export function contestPlaces(
  file: EmergencyFile,
  contest: EmergencyContest,
  typed: TypedMarks,
): { places: EmergencyPlace[]; problems: string[] } {
  const rounds = file.rounds
    .filter(({ contest_id }) => contest_id === contest.id)
    .map((round) => dancedRound(file, round, typed))
  const waiting = rounds.filter(({ lines }) => lines.length === 0)
  if (rounds.length === 0 || waiting.length > 0) {
    const problems = waiting.map(({ file: { label } }) => `${label}: состав ещё не известен`)
    return { places: [], problems }
  }
  const whole: ResultFile = {
    format: unsignedFormat,
    version: 1,
    event: { id: file.event.id, name: file.event.name, date_begin: file.event.date_begin },
    contest: contest.rules,
    panel: contest.panel,
    rounds: rounds.map((round) => round.file),
    places: [],
    corrections: [],
    hash: '',
  }
  const { places, disagreements } = recompute(whole)
  const problems = disagreements.filter(({ kind }) => kind !== 'place').map(({ text }) => text)
  if (places.length === 0) return { places: [], problems }
  const reasons = placeReasons(whole)
  return {
    places: places.map((place) =>
      Object.assign(place, { reason: reasons.get(place.start_number) ?? null }),
    ),
    problems,
  }
}

/** The places of one dance as soon as all its marks are there, by start number; of a final by places alone. */
export function danceRanks(
  { file, contest }: DancedRound,
  dance: string,
): ReadonlyMap<string, number> {
  if (file.kind !== 'skating' && file.kind !== 'relative-placement') return new Map()
  const marks = file.marks.filter((one) => one.dance === dance)
  const decisions = file.decisions.filter(
    (one) => one.kind !== 'seat' || one.dance === undefined || one.dance === dance,
  )
  try {
    const alone = { ...file, dances: [dance], marks, decisions }
    return judgeRound(alone, contest.rules, contest.panel).ranks
  } catch (error) {
    if (error instanceof ScoringError) return new Map()
    throw error
  }
}
