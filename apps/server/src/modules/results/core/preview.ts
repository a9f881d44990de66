import type { components } from '@parket/api-client/schema'
import { isSameResult } from '@parket/domain/result/resultChanges'
import { placeReasons } from '@parket/domain/scoring/recompute'
import { hashInput } from '@parket/domain/scoring/resultFile'
import { addMinutes } from 'date-fns/addMinutes'
import type { Transaction } from 'kysely'

import { eventOf, type Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import { sha256 } from '../../../security/sha256.ts'
import { listVersions } from '../../marks/publication.ts'
import { findPublicationLine } from '../../marks/publicationLines.ts'
import { toFileContest, toFilePanel } from '../../marks/fileRound.ts'
import { toResultFile } from '../../marks/resultFile.ts'
import { loadRounds } from '../../marks/state.ts'
import { loadSeats } from '../../rounds/panels/seats.ts'
import { listRounds } from '../../rounds/core/queries.ts'
import { presentChecks } from '../checks/resultChecks.ts'
import { presentAgreements } from './agreements.ts'
import { presentClosings } from './closings.ts'
import { presentExits } from './exits.ts'
import { presentRound, rolesOf } from './present.ts'
import { listEntrants } from './queries.ts'

type Schemas = components['schemas']

/**
 * A contest's result as its marks and decisions say now, for the staff of marks: what is left to do, the
 * places with their reasons, and what of it is public.
 */
export async function presentPreview(
  db: Transaction<Database>,
  context: Context,
  contest: Contest,
): Promise<Schemas['ResultPreview']> {
  const event = eventOf(context)
  const isStation = context.caller.station !== null
  const versions = await listVersions(db, contest.id, null)
  const last = versions.findLast(({ withdrawn_at }) => withdrawn_at === null)
  const states = await loadRounds(db, contest, await listRounds(db, contest.id))
  const given = { version: last?.version ?? 1, corrections: [] }
  const made = states.length > 0 ? toResultFile(event, states, given, true) : null
  const places = made && made.problems.length === 0 ? made.content.places : []
  const reasons = places.length > 0 && made ? placeReasons(made.content) : null
  const entrants = await listEntrants(db, Object.values(made?.registrations ?? {}))
  const entrantOf = (startNumber: number) => entrants.get(made?.registrations[startNumber] ?? 0)
  const roles = rolesOf(made?.content ?? { rounds: [] })
  const namesOf = (startNumber: number) =>
    (entrantOf(startNumber)?.dancers ?? []).map(
      ({ last_name, first_name }) => `${last_name} ${first_name}`,
    )
  const released = last?.released_at ?? null
  const { criteria, drop_extremes, tie_break } = toFileContest(contest)
  const seats = await loadSeats(db, contest)
  const named = toFilePanel(seats.all)
  return {
    contest_id: contest.id,
    status: contest.status,
    version: last?.version ?? null,
    is_held: last !== undefined && released === null,
    was_published: versions.some(({ released_at }) => released_at !== null),
    published_at: released?.toISOString() ?? null,
    protest_until: released && addMinutes(released, event.protest_minutes).toISOString(),
    marks_published: contest.marks_published,
    problems: made?.problems ?? [],
    corrections: versions
      .filter(({ version }) => version > 1)
      .map(({ version, at, reason, changed }) => ({
        version,
        at: at.toISOString(),
        reason,
        changed,
      })),
    places: places.map(({ start_number, place, place_to, degree, rule }) => ({
      start_number,
      names: namesOf(start_number),
      // A station is shown names alone (docs/rules/stations.md, «What a station is shown»).
      city: isStation ? '' : (entrantOf(start_number)?.city ?? ''),
      club: isStation ? '' : (entrantOf(start_number)?.club ?? ''),
      role: roles.get(start_number) ?? null,
      place,
      place_to,
      degree: degree ?? null,
      rule,
      line: reasons?.get(start_number)?.line ?? null,
      sentence: reasons?.get(start_number)?.sentence ?? null,
    })),
    criteria: [...criteria],
    drop_extremes,
    tie_break,
    panel: toFilePanel(seats.panel),
    rounds: states.flatMap(({ round: { status } }, at) => {
      const round = made?.content.rounds[at]
      const isJudged = status === 'judged' || status === 'published'
      return made && round && isJudged
        ? presentRound(made.content, round, true, namesOf, named)
        : []
    }),
    exits: await presentExits(db, states),
    agreements: await presentAgreements(db, states),
    checks:
      made && places.length > 0
        ? await presentChecks(db, { contest, states, content: made.content })
        : [],
    closings: await presentClosings(db, event.id, states),
    journal:
      last && released && made && isSameResult(last.content, made.content)
        ? await findPublicationLine(db, contest, sha256(hashInput(last.content)))
        : null,
  }
}
