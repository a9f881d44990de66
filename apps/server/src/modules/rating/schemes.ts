import type { components } from '@parket/api-client/schema'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { problemText } from '@parket/domain/problems/catalogue'
import { checkScheme } from '@parket/domain/rating/checkScheme'
import {
  initialScheme,
  readTies,
  readWindow,
  type PointsFormula,
  type PointsScheme,
} from '@parket/domain/rating/scheme'
import type { RatingTier } from '@parket/domain/scoring/scoring'
import type { Transaction } from 'kysely'

import { changesBetween } from '../../change/audit.ts'
import { auditedTransaction } from '../../change/auditedTransaction.ts'
import { refuseStale } from '../../change/versions.ts'
import { tenantOf, userOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { violatesConstraint } from '../../db/violations.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { listSchemes, type KeptScheme } from './points.ts'

type Schemas = components['schemas']
type Sent = Schemas['PointsSchemeInput']

/** A scheme as the contract tells it. */
export function presentScheme({ id, version, content }: KeptScheme): Schemas['PointsScheme'] {
  const { name, starts_on, tiers, formula, multipliers, window, best, minimum } = content
  const { finalists_only, counts_disqualified, ties, promotions } = content
  return {
    id,
    version,
    name,
    starts_on,
    tiers: tiers.map(({ from, points, rest }) => ({
      from,
      points: [...points],
      rest: rest ?? null,
    })),
    formula,
    finalists_only,
    counts_disqualified,
    multipliers,
    window,
    best,
    minimum,
    ties,
    promotions,
  }
}

/** The latest first. */
export async function listRatingSchemes(context: Context): Promise<Answer<'listRatingSchemes'>> {
  const schemes = await listSchemes(context.db, tenantOf(context).id)
  return schemes.toReversed().map(presentScheme)
}

/**
 * A scheme as it was sent, over what it was.
 * @throws Problem 422 by field
 */
export function readScheme(before: PointsScheme, sent: Sent): PointsScheme {
  const { name, starts_on: startsOn, tiers, formula, multipliers, promotions } = sent
  const scheme: PointsScheme = {
    name: name?.trim() ?? before.name,
    starts_on: startsOn?.trim() ?? before.starts_on,
    tiers: tiers?.map(readTier) ?? before.tiers,
    formula: formula === undefined ? before.formula : formula && readFormula(formula),
    finalists_only: sent.finalists_only ?? before.finalists_only,
    counts_disqualified: sent.counts_disqualified ?? before.counts_disqualified,
    multipliers:
      multipliers?.map(({ kind, percent }) => ({ kind: kind.trim(), percent })) ??
      before.multipliers,
    window: sent.window ? readWindow(sent.window) : before.window,
    best: sent.best === undefined ? before.best : sent.best,
    minimum: sent.minimum === undefined ? before.minimum : sent.minimum,
    ties: sent.ties === undefined ? before.ties : readTies(sent.ties),
    promotions:
      promotions?.map(({ level, points, to }) => ({
        level: level.trim(),
        points,
        to: to.trim(),
      })) ?? before.promotions,
  }
  const errors = checkScheme(scheme)
  if (hasErrors(errors)) throw invalidFields(errors)
  // Either gives the points.
  return { ...scheme, tiers: scheme.formula ? [] : scheme.tiers }
}

function readTier({ from, points, rest }: Schemas['RatingTierInput']): RatingTier {
  return { from, points, rest: rest ? { points: rest.points, to: rest.to } : null }
}

function readFormula(formula: Schemas['PointsFormulaInput']): PointsFormula {
  const { from, per_entry, per_place, plus, to } = formula
  return { from, per_entry, per_place, plus, to }
}

/** A new scheme before anything is filled in. */
export const emptyScheme: PointsScheme = { ...initialScheme, starts_on: '' }

/** @throws Problem 422 by field */
export function createRatingScheme(
  context: Context,
  { body }: Input<'createRatingScheme'>,
): Promise<Answer<'createRatingScheme'>> {
  const content = readScheme(emptyScheme, body)
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const kept = await trx
      .insertInto('rating_schemes')
      .values({
        team_id: tenantOf(context).id,
        starts_on: content.starts_on,
        content: JSON.stringify(content),
      })
      .returning(['id', 'version', 'content'])
      .executeTakeFirstOrThrow()
      .catch(refuseSameDay)
    await writeAudit({
      entity: 'ratingScheme',
      entityId: kept.id,
      changes: changesBetween<PointsScheme>({}, content),
    })
    await requestRun(trx, context)
    return presentScheme(kept)
  })
}

/** @throws Problem 404, 409 for a stale edit, 422 by field */
export function updateRatingScheme(
  context: Context,
  { path, body }: Input<'updateRatingScheme'>,
): Promise<Answer<'updateRatingScheme'>> {
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const before = await trx
      .selectFrom('rating_schemes')
      .where('id', '=', path.schemeId)
      .where('team_id', '=', tenantOf(context).id)
      .select(['id', 'version', 'content'])
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Problem(404, 'not_found')
    refuseStale(body.version, before.version)
    const content = readScheme(before.content, body)
    const kept = await trx
      .updateTable('rating_schemes')
      .set((eb) => ({
        starts_on: content.starts_on,
        content: JSON.stringify(content),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', before.id)
      .returning(['id', 'version', 'content'])
      .executeTakeFirstOrThrow()
      .catch(refuseSameDay)
    await writeAudit({
      entity: 'ratingScheme',
      entityId: kept.id,
      changes: changesBetween(before.content, content),
    })
    await requestRun(trx, context)
    return presentScheme(kept)
  })
}

/** @throws Problem 404 */
export async function deleteRatingScheme(
  context: Context,
  { path }: Input<'deleteRatingScheme'>,
): Promise<void> {
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    const gone = await trx
      .deleteFrom('rating_schemes')
      .where('id', '=', path.schemeId)
      .where('team_id', '=', tenantOf(context).id)
      .returning(['id', 'content'])
      .executeTakeFirst()
    if (!gone) throw new Problem(404, 'not_found')
    const { name, starts_on } = gone.content
    await writeAudit({
      entity: 'ratingScheme',
      entityId: gone.id,
      changes: { name: { from: name, to: null }, starts_on: { from: starts_on, to: null } },
    })
    await requestRun(trx, context)
  })
}

/** Asks for a calculation of the team's rating. */
export async function requestRun(trx: Transaction<Database>, context: Context): Promise<void> {
  await trx
    .insertInto('rating_requests')
    .values({ team_id: tenantOf(context).id, user_id: userOf(context).id })
    .execute()
}

/** Two schemes of one day would leave open which is in force. */
function refuseSameDay(error: unknown): never {
  if (!violatesConstraint(error, 'rating_schemes_once')) throw error
  throw invalidFields({ starts_on: [problemText('repeated')] })
}
