import { isDeepStrictEqual } from 'node:util'

import { decidedEntries, decisionText } from '@parket/domain/scoring/decisionText'

import type { Decision, RoundState } from '../marks/state.ts'
import type { SentRound, SourceFile } from './source.ts'

type SentPairs = NonNullable<SentRound['pairs']>
type SentDecision = NonNullable<SentRound['decisions']>[number]

/**
 * Whether a final of pairs has the pairs that its marks were given to: a pair is marked by one number, so other partners
 * would get a place that nobody gave them.
 */
export function arePairsOfFile(
  { round, contest }: RoundState,
  file: SourceFile,
  sent: SentPairs,
): boolean {
  if (sent.length === 0) return true
  const idOf = (number: number) => file.numbers[contest.id]?.[number]
  const theirs = sent.map(({ leader, follower, scored }) =>
    JSON.stringify([idOf(leader), idOf(follower), scored]),
  )
  const ours = round.pairs.map(({ leader_id, follower_id, scored }) =>
    JSON.stringify([leader_id, follower_id, scored]),
  )
  return isDeepStrictEqual(new Set(theirs), new Set(ours))
}

/** The decisions of the file that are not on the record: a person puts them there, with their own right to it. */
export function listUnrecordedDecisions(
  state: RoundState,
  file: SourceFile,
  { decisions = [] }: SentRound,
): string[] {
  const known = decisions.filter(isOfFile)
  return known.filter(isMissing(state, file)).map((decision) => {
    const text = decisionText(decidedEntries(decision))
    return `Решение из файла: ${text}. Запишите его, если оно остаётся в силе`
  })
}

/** What a file can decide; nothing else is told. */
type FileDecision = SentDecision & { kind: 'cut' | 'order' }

function isOfFile(decision: SentDecision): decision is FileDecision {
  return decision.kind === 'cut' || decision.kind === 'order'
}

function isMissing({ decisions, contest }: RoundState, file: SourceFile) {
  const isOfKind = (kind: FileDecision['kind'], stored: Decision['kind']) =>
    kind === stored || (kind === 'cut' && stored === 'tie')
  return ({ kind, entries }: FileDecision) => {
    const byRegistration = Object.fromEntries(
      Object.entries(entries).map(([number, value]) => [
        file.numbers[contest.id]?.[number] ?? 0,
        value,
      ]),
    )
    return !decisions.some(
      (one) => isOfKind(kind, one.kind) && isDeepStrictEqual({ ...one.numbers }, byRegistration),
    )
  }
}
