import { millisecondsInMinute } from 'date-fns/constants'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Kysely } from 'kysely'

import type { OperationId } from '../contract/operationId.ts'
import type { Database } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'
import { countOnce } from '../security/attempts.ts'
import { LockedOut } from '../security/lockedOut.ts'
import { auditAll, type AuditEntry } from './audit.ts'

/** How often the same event is noted: whoever repeats it must not fill the log. */
const ONCE_IN_MS = 15 * millisecondsInMinute

type SecurityEvent = Pick<AuditEntry, 'userId' | 'entity' | 'entityId' | 'changes'>

/**
 * Notes in the audit log of the team on whose host it happens that somebody tries what is not theirs (403)
 * and that wrong tries lock something out (429), each once in 15 minutes (ASVS 5.0, 16.3.2; all of them are
 * in the log).
 */
export const securityEventsPlugin = fastifyPlugin(
  async (app: FastifyInstance, { db }: { db: Kysely<Database> }) => {
    app.addHook('onError', async (request, _reply, error: unknown) => {
      const { asked } = request
      const { operation } = request.routeOptions.config
      if (!asked?.tenant || operation === undefined) return
      const event = eventOf(request, error)
      if (!event) return
      const { tenant, now } = asked
      const account = [tenant.id, operation, event.entity, event.entityId].join(' ')
      try {
        if (!(await countOnce(db, { scope: 'security-event', account, now }, ONCE_IN_MS))) return
        const entry = {
          ...event,
          teamId: tenant.id,
          eventId: null,
          action: operation as OperationId,
        }
        await db.transaction().execute((trx) => auditAll(trx, [entry]))
      } catch (failure) {
        // The refusal is the answer, whether or not it could be noted.
        request.log.error({ err: failure }, 'a security event was not noted')
      }
    })
  },
  { name: 'security-events' },
)

function eventOf({ asked }: FastifyRequest, error: unknown): SecurityEvent | null {
  const userId = asked?.caller.user?.id ?? null
  if (error instanceof LockedOut) {
    const changes = { of: { from: null, to: error.scope } }
    return { userId, entity: 'lockOut', entityId: error.subject, changes }
  }
  const isRefused = error instanceof Problem && error.status === 403
  return isRefused && userId !== null ? { userId, entity: 'refusal', entityId: userId } : null
}
