import type { components } from '@parket/api-client/schema'
import { calledPlaces, nextStep, revealSteps, stepBefore } from '@parket/domain/result/revealing'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import type { Transaction } from 'kysely'

import type { AuditedEventTransaction } from '../../../change/auditedTransaction.ts'
import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import { isApprovedNow } from '../../marks/approved.ts'
import {
  listVersions,
  loadPublished,
  makeContent,
  type Publication,
} from '../../marks/publication.ts'
import { waitsForAnswers } from '../checks/resultChecks.ts'
import { rolesOf } from '../core/present.ts'
import { listEntrants, type Entrants } from '../core/queries.ts'

type Schemas = components['schemas']

/** A contest before, in or after its ceremony. */
export interface CeremonyFacts {
  contest: Contest
  lock: Schemas['CeremonyLock']
  /** The places that are held or public; null before there are any. */
  publication: Publication | null
  /** The places as they would be revealed; null while the marks make none. */
  content: ResultFile | null
  registrations: Record<string, number>
}

/** What a contest can be awarded by, in the transaction that reveals. */
export async function readCeremony(
  { trx, event }: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  contest: Contest,
): Promise<CeremonyFacts> {
  const versions = await listVersions(trx, contest.id, null)
  const last = versions.at(-1)
  const publication = last && last.withdrawn_at === null ? last : null
  if (contest.status === 'published') {
    const shown = versions.findLast(({ released_at }) => released_at !== null) ?? null
    const { content = null, registrations = {} } = shown ?? {}
    return { contest, lock: null, publication: shown, content, registrations }
  }
  if (contest.status !== 'judged' || contest.scoring === 'none') {
    return { contest, lock: 'result', publication: null, content: null, registrations: {} }
  }
  // Read once for the places, the approval and the checks.
  const states = await loadPublished({ trx, contest, round: null })
  const made = await makeContent(
    { trx, event, contest, round: null, states },
    { version: last?.version ?? 1, corrections: [] },
  )
  const of = { contest, publication, registrations: made.registrations }
  if (made.problems.length > 0) return { ...of, lock: 'result', content: null }
  const { content } = made
  if (!(await isApprovedNow({ trx, event, contest, states })))
    return { ...of, lock: 'approval', content }
  const wasPublic = versions.some(({ released_at }) => released_at !== null)
  if (wasPublic && publication === null) return { ...of, lock: 'reason', content }
  const isChecked = !(await waitsForAnswers({ trx, event }, contest, states))
  return { ...of, lock: isChecked ? null : 'checks', content }
}

/** How far it is revealed. */
export function revealedFrom({ publication }: CeremonyFacts): number | null {
  return publication?.released_at === null ? publication.revealed_from_place : null
}

function stateOf(facts: CeremonyFacts): Schemas['CeremonyState'] {
  if (facts.contest.status === 'published') return 'over'
  return revealedFrom(facts) === null ? 'waiting' : 'going'
}

/** A row of the list: no place of it. */
export function presentListed(facts: CeremonyFacts): Schemas['ListedCeremony'] {
  const { id, group_num, group_name, section } = facts.contest
  const { lock } = facts
  return { contest_id: id, group_num, group_name, section, state: stateOf(facts), lock }
}

/**
 * What the hall sees of the final, and who is next: with full names, as they are called (docs/rules/stations.md, «The
 * announcer's page»).
 */
export async function presentCeremony(
  trx: Transaction<Database>,
  facts: CeremonyFacts,
): Promise<Schemas['Ceremony']> {
  const { lock, content, registrations } = facts
  const state = stateOf(facts)
  const from = revealedFrom(facts)
  const steps = content ? revealSteps(content) : []
  const next = state === 'over' || lock !== null ? null : nextStep(steps, from)
  const entrants = await listEntrants(trx, Object.values(registrations))
  const called = (file: ResultFile | null, isShown: (place: number) => boolean) =>
    file
      ? presentPlaces(file, (startNumber) => entrants.get(registrations[startNumber] ?? 0)).filter(
          ({ place }) => isShown(place),
        )
      : []
  // The hall sees what was published for it, whatever was changed since.
  const shown = from === null ? content : (facts.publication?.content ?? content)
  return {
    ...presentListed(facts),
    revealed_from_place: state === 'over' ? (steps.at(-1) ?? null) : from,
    hides_to: from === null ? null : stepBefore(steps, from),
    revealed: called(shown, (place) => state === 'over' || (from !== null && place >= from)),
    next: called(content, (place) => place === next),
  }
}

function presentPlaces(
  content: Pick<ResultFile, 'places' | 'rounds'>,
  entrantOf: (startNumber: number) => Entrants | undefined,
): Schemas['CeremonyPlace'][] {
  const roles = rolesOf(content)
  return calledPlaces(content).map(({ start_number, place, place_to, degree }) => {
    const found = entrantOf(start_number)
    return {
      start_number,
      names: (found?.dancers ?? []).map(
        ({ last_name, first_name }) => `${last_name} ${first_name}`,
      ),
      city: found?.isPlaceAgreed ? found.city : '',
      club: found?.isPlaceAgreed ? found.club : '',
      role: roles.get(start_number) ?? null,
      place,
      place_to,
      degree: degree ?? null,
    }
  })
}
