import type { components } from '@parket/api-client/schema'
import { emailProblem } from '@parket/domain/account/email'
import { problemText } from '@parket/domain/problems/catalogue'
import { assignableRoles, roleNames, roles, type Role } from '@parket/domain/rights/rights'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { millisecondsInDay } from 'date-fns/constants'
import { sql, type Selectable } from 'kysely'

import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, tenantOf, userOf, type Context } from '../../../contract/context.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import type { InvitationsTable } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { queueMail } from '../../../jobs/outbox.ts'
import { brandOf } from '../../../mail/brand.ts'
import { invitationLetter } from '../../../mail/templates/invitation.ts'
import { limitRequests } from '../../../security/attempts.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { refuseRole } from '../users/assignment.ts'
import { findUserByEmail } from '../users/queries.ts'
import { isAtRehearsal, placeName, type RolePlace } from '../users/roleNotice.ts'
import { acceptInvitations } from './accept.ts'

type Invitation = components['schemas']['Invitation']
type Sent = { email?: string; role?: string }

/** «Role, team or event, 7 days, one use» (docs/rules/rights.md, «Giving roles»). */
const VALID_MS = 7 * millisecondsInDay

export const invitationHandlers = {
  listEventInvitations: (context) => list(context, placeOfEvent(context)),
  inviteToEvent: (context, { body }) => invite(context, placeOfEvent(context), body),
  withdrawEventInvitation: (context, { path }) =>
    withdraw(context, placeOfEvent(context), path.invitationId),
  listTeamInvitations: (context, { path }) => list(context, { teamId: path.id, eventId: null }),
  inviteToTeam: (context, { path, body }) =>
    invite(context, { teamId: path.id, eventId: null }, body),
  withdrawTeamInvitation: (context, { path }) =>
    withdraw(context, { teamId: path.id, eventId: null }, path.invitationId),
} satisfies Handlers

function placeOfEvent(context: Context): RolePlace {
  const { id, team_id } = eventOf(context)
  return { teamId: team_id, eventId: id }
}

async function list({ db, now }: Context, place: RolePlace): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .where('team_id', '=', place.teamId)
    .where('event_id', place.eventId === null ? 'is' : '=', place.eventId)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(present)
}

/**
 * Invites an address to a role. Whoever has a confirmed account with it has the role at once; inviting
 * again replaces an open invitation.
 *
 * @throws Problem 422 by field, 403 for a role that is not the caller's to give, 429
 */
async function invite(context: Context, place: RolePlace, sent: Sent): Promise<Invitation> {
  const { db, now, request } = context
  const email = sent.email?.trim() ?? ''
  const problem = emailProblem(email)
  const role = roles.find((known) => known === sent.role)
  if (problem || !role) {
    throw invalidFields({
      ...(problem && { email: [problemText(problem)] }),
      ...(!role && { role: [problemText('team_role_unknown')] }),
    })
  }
  refuseRole(role, assignable(context, place))
  await requireFreshSecondFactor(context)
  await limitRequests(db, { scope: 'invitation', account: email, address: request.ip, now })

  return auditedTransaction(
    context,
    async ({ trx, writeAudit }) => {
      const expires_at = addMilliseconds(now, VALID_MS)
      const invited_by = userOf(context).id
      const row = await trx
        .insertInto('invitations')
        .values({
          email,
          team_id: place.teamId,
          event_id: place.eventId,
          role,
          invited_by,
          created_at: now,
          expires_at,
        })
        .onConflict((conflict) =>
          conflict
            .expression(sql`lower(email), team_id, coalesce(event_id, 0)`)
            .where('accepted_at', 'is', null)
            .doUpdateSet({ role, invited_by, created_at: now, expires_at }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
      await writeAudit({
        entity: entityOf(place),
        entityId: row.id,
        changes: { role: { from: null, to: role } },
      })
      const user = await findUserByEmail(trx, email)
      if (user?.email_verified_at) await acceptInvitations({ trx, writeAudit }, context, user)
      else await queueInvitation(trx, context, place, email, role)
      return present(row)
    },
    place,
  )
}

async function queueInvitation(
  trx: Parameters<typeof placeName>[0],
  context: Context,
  place: RolePlace,
  email: string,
  role: Role,
): Promise<void> {
  if (await isAtRehearsal(trx, place)) return
  const brand = brandOf(tenantOf(context), context.config)
  const letter = { email, place: await placeName(trx, place), role: roleNames[role] }
  await queueMail(trx, invitationLetter(letter, brand))
}

/** @throws Problem 404, 403 for a role that is not the caller's to give */
async function withdraw(context: Context, place: RolePlace, id: number): Promise<void> {
  await auditedTransaction(
    context,
    async ({ trx, writeAudit }) => {
      const row = await trx
        .selectFrom('invitations')
        .where('id', '=', id)
        .where('team_id', '=', place.teamId)
        .where('event_id', place.eventId === null ? 'is' : '=', place.eventId)
        .where('accepted_at', 'is', null)
        .select(['id', 'role'])
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new Problem(404, 'not_found')
      refuseRole(row.role, assignable(context, place))
      await trx.deleteFrom('invitations').where('id', '=', id).execute()
      const changes = { role: { from: row.role, to: null } }
      await writeAudit({ entity: entityOf(place), entityId: id, changes })
    },
    place,
  )
}

/** What the audit log calls it. */
function entityOf({ eventId }: RolePlace): string {
  return eventId === null ? 'teamInvitation' : 'eventInvitation'
}

function assignable({ caller }: Context, { teamId, eventId }: RolePlace): Role[] {
  return assignableRoles(caller, { teamId, eventId })
}

function present({
  id,
  email,
  role,
  created_at,
  expires_at,
}: Selectable<InvitationsTable>): Invitation {
  return {
    id,
    email,
    role,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }
}
