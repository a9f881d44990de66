import { calendarDay } from '@parket/domain/format/date'
import { placeReasons, recompute } from '@parket/domain/scoring/recompute'
import { hashInput, unsignedFormat, type ResultFile } from '@parket/domain/scoring/resultFile'

import type { AuditedEventTransaction } from '../../change/auditedTransaction.ts'
import { sha256 } from '../../security/sha256.ts'
import { namelessPanel, toFileContest, toFileRound } from './fileRound.ts'
import type { RoundState } from './state.ts'

type Event = Pick<AuditedEventTransaction['event'], 'id' | 'name' | 'date_begin' | 'time_zone'>

/** The open result file of rounds without people's names, and whose entries its start numbers are. */
export interface ResultContent {
  content: ResultFile
  registrations: Record<string, number>
  /** Why there is no such result, in Russian; empty when there is. */
  problems: string[]
}

/**
 * What marks and decisions of judged rounds say, in the order they were danced, with the places that follow from them:
 * what the chief judge approves. Publishing makes a signed file of it (docs/rules/scoring.md, «Open result file»).
 * @param isWhole false for rounds before the final by themselves: they give no places
 */
export function toResultFile(
  event: Event,
  states: readonly RoundState[],
  { version, corrections }: Pick<ResultFile, 'version' | 'corrections'>,
  isWhole: boolean,
): ResultContent {
  const [first] = states as [RoundState]
  const draft: ResultFile = {
    format: unsignedFormat,
    version,
    event: {
      id: event.id,
      name: event.name,
      date_begin: calendarDay(event.date_begin, event.time_zone),
    },
    contest: toFileContest(first.contest),
    panel: namelessPanel(first.panel),
    rounds: states.map(toFileRound),
    places: [],
    corrections,
    hash: '',
  }
  const { places, disagreements } = recompute(draft)
  const problems = disagreements.filter(({ kind }) => kind !== 'place').map(({ text }) => text)
  const reasons = problems.length === 0 && isWhole ? placeReasons(draft) : new Map<never, never>()
  const content: ResultFile = {
    ...draft,
    places: isWhole
      ? places.map((place) =>
          Object.assign({ names: [] }, place, {
            rule: reasons.get(place.start_number)?.rule ?? 'round',
          }),
        )
      : [],
  }
  return {
    content: { ...content, hash: sha256(hashInput(content)) },
    registrations: Object.fromEntries(
      states.flatMap(({ round }) =>
        round.entries.map(({ id, start_number }) => [start_number, id]),
      ),
    ),
    problems,
  }
}
