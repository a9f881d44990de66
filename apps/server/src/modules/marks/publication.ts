import { reasonProblem } from '@parket/domain/marks/reason'
import { problemText } from '@parket/domain/problems/catalogue'
import { isSameResult, resultChanges } from '@parket/domain/result/resultChanges'
import { hashInput, type ResultFile } from '@parket/domain/scoring/resultFile'
import type { Selectable, Transaction } from 'kysely'

import { auditAll } from '../../change/audit.ts'
import type { AuditedEventTransaction } from '../../change/auditedTransaction.ts'
import { appendJournal, noteOfEvent, type NewLine } from '../../change/journal.ts'
import { actorOf, type Context } from '../../contract/context.ts'
import type { Database, PublicationsTable } from '../../db/schema.ts'
import { invalidFields } from '../../http/problem.ts'
import { siteUrl } from '../../mail/siteUrl.ts'
import { needsApproval } from '../../records/approvals.ts'
import type { Contest } from '../../records/contests.ts'
import { isRehearsal } from '../../records/events.ts'
import { sha256 } from '../../security/sha256.ts'
import type { Vault } from '../../security/vault.ts'
import { listFileDraws } from '../draws/fileDraws.ts'
import { listRounds, type RoundRow } from '../rounds/core/queries.ts'
import { toResultFile, type ResultContent } from './resultFile.ts'
import { signedFile, withCommitments, type Publisher } from './signedFile.ts'
import { loadRounds, type RoundState } from './state.ts'

export type Publication = Selectable<PublicationsTable>

/** What is published: the places of a contest, or (with a round) who goes on from it. */
export interface Published {
  trx: Transaction<Database>
  event: AuditedEventTransaction['event']
  contest: Contest
  round: RoundRow | null
  now: Date
  userId: number | null
  /** Null: no station. */
  stationId?: number | null
  /** Null: an invented result, which stays unsigned. */
  signing: {
    vault: Vault | null
    /** Where a team's site is found, by its domain. */
    siteOf: (domain: string | null) => string
    tellUnsigned: Publisher['tellUnsigned']
  } | null
}

/** How it is published. */
export interface PublicationOptions {
  /** Why it differs from the version before; a first version needs none. */
  reason: string
  /** Until it is released nobody but the staff of marks sees it: «held back until the ceremony». */
  isHeld: boolean
}

/**
 * Publishes what marks and decisions say now. What is held back is written again; what was seen gets a new
 * version with reason and difference, or stays where nothing differs.
 *
 * @throws Problem 422 while there is no result, or without a reason for a further version
 */
export async function writePublication(
  published: Published,
  { reason, isHeld }: PublicationOptions,
): Promise<void> {
  const { trx, event, contest, round, now, userId } = published
  const versions = await listVersions(trx, contest.id, round?.id ?? null)
  const last = versions.at(-1)
  const isSeen = (one: Publication) => one.released_at !== null
  const seen = versions.findLast(isSeen)
  const version = last === undefined ? 1 : isSeen(last) ? last.version + 1 : last.version
  const earlier = seen?.content.corrections ?? []
  const states = await loadPublished(published)
  const made = toResultFile(event, states, { version, corrections: earlier }, round === null)
  if (made.problems.length > 0) throw invalidFields({ status: made.problems })
  const publisher = round === null ? await findPublisher(published) : null
  const draft = publisher
    ? await withProofs(published, made, states[0]?.allSeats ?? [])
    : made.content
  const changed = seen === undefined ? [] : resultChanges(seen.content, draft)
  if (last && isSeen(last) && last.withdrawn_at === null && changed.length === 0) return
  const problem = seen === undefined ? null : reasonProblem(reason)
  if (problem !== null) throw invalidFields({ reason: [problem] })
  const corrections =
    seen === undefined
      ? []
      : [...earlier, { version, at: now.toISOString(), by: 'Организатор', reason, changed }]
  const unsigned = { ...draft, corrections }
  const content = publisher
    ? await signedFile(trx, unsigned, publisher)
    : { ...unsigned, hash: sha256(hashInput(unsigned)) }
  const asksChief = publisher !== null && (await needsApproval(trx, event.id))
  await appendJournal(
    trx,
    { eventId: event.id, roundId: null },
    { actor: { user_id: userId, station_id: published.stationId ?? null }, now },
    [
      {
        kind: 'publication',
        body: {
          contest_id: contest.id,
          round_id: round?.id ?? null,
          version,
          hash: content.hash,
          is_held: isHeld,
          ...(asksChief && { needs_approval: true }),
        },
      },
    ],
  )
  const values = {
    at: now,
    user_id: userId,
    reason: seen === undefined ? '' : reason,
    changed: JSON.stringify(changed),
    content: JSON.stringify(content),
    registrations: JSON.stringify(made.registrations),
    released_at: isHeld ? null : now,
    withdrawn_at: null,
  }
  if (last && !isSeen(last)) {
    // What the hall has seen of other places is shown no more.
    const isAsShown = isSameResult(last.content, content)
    const revealed = isAsShown ? last.revealed_from_place : null
    await trx
      .updateTable('publications')
      .set({ ...values, revealed_from_place: revealed })
      .where('id', '=', last.id)
      .execute()
    return
  }
  await trx
    .insertInto('publications')
    .values({
      ...values,
      event_id: event.id,
      contest_id: contest.id,
      round_id: round?.id ?? null,
      version,
    })
    .execute()
}

/** With what proves the names of the content and its draws. */
async function withProofs(
  { trx, event, contest }: Published,
  made: ResultContent,
  seats: RoundState['allSeats'],
): Promise<ResultFile> {
  const content = await withCommitments(trx, made, seats)
  const rounds = await listRounds(trx, contest.id)
  const draws = await listFileDraws(trx, event, rounds)
  return {
    ...content,
    rounds: content.rounds.map((round, at) =>
      Object.assign({}, round, draws[at] && { draw: draws[at] }),
    ),
  }
}

export type PublishingContext = Pick<
  Context,
  'now' | 'caller' | 'vault' | 'config' | 'operation' | 'request'
>

/** What is published by a call. */
export function publicationInput(
  { trx, event }: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  { now, caller, vault, config, operation, request }: PublishingContext,
  contest: Contest,
  round: RoundRow | null,
): Published {
  const { user_id: userId, station_id: stationId } = actorOf({ caller })
  const siteOf = (domain: string | null) => siteUrl(config, domain)
  const tellUnsigned = async (keyId: string): Promise<void> => {
    request.log.warn({ key: keyId }, 'SECRET_KEY does not open the key of a team: unsigned')
    await auditAll(trx, [
      {
        userId,
        stationId,
        action: operation,
        teamId: event.team_id,
        eventId: event.id,
        entity: 'contest',
        entityId: contest.id,
        changes: { result_key: { from: keyId, to: null } },
      },
    ])
  }
  const signing = isRehearsal(event) ? null : { vault, siteOf, tellUnsigned }
  return { trx, event, contest, round, now, userId, stationId, signing }
}

async function findPublisher({ trx, event, now, signing }: Published): Promise<Publisher | null> {
  if (signing === null) return null
  const { domain, ...team } = await trx
    .selectFrom('teams')
    .where('id', '=', event.team_id)
    .select(['id', 'name', 'domain'])
    .executeTakeFirstOrThrow()
  return {
    team,
    site: signing.siteOf(domain),
    vault: signing.vault,
    now,
    tellUnsigned: signing.tellUnsigned,
  }
}

/** Takes publications of an event back: what was published stays in the record, and the journal says that it is no more. */
export async function withdrawPublication(
  { trx, event }: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  context: Pick<Context, 'caller' | 'now'>,
  contestIds: readonly string[],
  roundId: number | null,
): Promise<void> {
  if (contestIds.length === 0) return
  const withdrawn = await trx
    .updateTable('publications')
    .set({ withdrawn_at: context.now })
    .where('contest_id', 'in', contestIds)
    .where('round_id', 'is not distinct from', roundId)
    .where('withdrawn_at', 'is', null)
    .returning('contest_id')
    .execute()
  const lines = [...new Set(withdrawn.map(({ contest_id }) => contest_id))].map(
    (contest_id): NewLine => ({
      kind: 'publication',
      body: { contest_id, round_id: roundId, is_withdrawn: true },
    }),
  )
  await noteOfEvent(trx, context, event.id, ...lines)
}

/** The versions of a publication, the earliest first. */
export function listVersions(
  trx: Transaction<Database>,
  contestId: string,
  roundId: number | null,
): Promise<Publication[]> {
  return trx
    .selectFrom('publications')
    .where('contest_id', '=', contestId)
    .where('round_id', 'is not distinct from', roundId)
    .selectAll()
    .orderBy('version')
    .execute()
}

/** The result as marks and decisions say now. */
export async function makeContent(
  {
    states,
    ...of
  }: Pick<Published, 'trx' | 'event' | 'contest' | 'round'> & {
    /** Its rounds, where they are read already. */
    states?: readonly RoundState[] | undefined
  },
  given: Pick<ResultFile, 'version' | 'corrections'>,
): Promise<ResultContent> {
  return toResultFile(of.event, states ?? (await loadPublished(of)), given, of.round === null)
}

/**
 * The rounds that a publication is made of, with all that is marked and decided.
 * @throws Problem 422 where there are none
 */
export async function loadPublished({
  trx,
  contest,
  round,
}: Pick<Published, 'trx' | 'contest' | 'round'>): Promise<RoundState[]> {
  const rounds = round ? [round] : await listRounds(trx, contest.id)
  const states = await loadRounds(trx, contest, rounds)
  if (states.length === 0) throw invalidFields({ status: [problemText('contest_without_heats')] })
  return states
}
