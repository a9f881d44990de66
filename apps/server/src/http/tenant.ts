import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Kysely, Selectable } from 'kysely'

import type { Notifications } from '../db/notifications.ts'
import type { Database, TeamsTable } from '../db/schema.ts'
import { hostOf, normalizeHost } from './host.ts'

/** The team that this host, or `ds`, stands for. */
export type Tenant = Selectable<TeamsTable>

type Options = {
  db: Kysely<Database>
  /** Whether `?ds=` may name the team (ALLOW_DS). */
  allowDs: boolean
  /** How long a team is cached, in ms. */
  cacheMs: number
  /** Told by other processes that a team was changed; null where there is one process only. */
  notifications: Pick<Notifications, 'listenForTeams'> | null
}

/** How many names are remembered at most. */
const MOST_KNOWN = 1000

declare module 'fastify' {
  interface FastifyRequest {
    /** The domain that an honoured `ds` names; null without one, and until the tenant was resolved. */
    ds: string | null
  }
  interface FastifyInstance {
    /**
     * The team of a request, for calls and pages alike; an unknown host is the default team's.
     * Null when `ds` names no team: 404 «Команда не найдена».
     */
    resolveTenant: (request: FastifyRequest) => Promise<Tenant | null>
    /** The team as it was last known, without a database; null when this process has not met it yet. */
    knownTenant: (request: FastifyRequest) => Tenant | null
  }
}

/** Resolves the tenant (docs/rules/tenants.md, «Which team a host shows»). */
export const tenantPlugin = fastifyPlugin(
  async (app: FastifyInstance, { db, allowDs, cacheMs, notifications }: Options) => {
    /** By domain; null stands for the default team. */
    const known = new Map<string | null, { team: Tenant | null; until: number }>()
    /** Counts notifications: what was read before the last may be old by now. */
    let notified = 0
    const stopListening = notifications?.listenForTeams(() => {
      notified += 1
      for (const each of known.values()) each.until = 0
    })
    app.addHook('onClose', async () => stopListening?.())

    /** Caches misses too: every call on the default team's host is one. */
    async function remembered(key: string | null, find: () => Promise<Tenant | undefined>) {
      const hit = known.get(key)
      if (hit && hit.until > performance.now()) return hit.team
      const notifiedBefore = notified
      const team = (await find()) ?? null
      // Callers choose the names, so the cache must have a bound.
      if (known.size >= MOST_KNOWN) known.clear()
      known.set(key, { team, until: notified === notifiedBefore ? performance.now() + cacheMs : 0 })
      return team
    }

    const byDomain = (domain: string | null) =>
      remembered(domain, () =>
        db
          .selectFrom('teams')
          .selectAll()
          .where('domain', domain === null ? 'is' : '=', domain)
          .where('deleted_at', 'is', null)
          .executeTakeFirst(),
      )

    const dsOf = (request: FastifyRequest) => (allowDs && queryText(request, 'ds')) || null

    /** The domains that name the team of a request, the first that is known counts; null is the default team's. */
    function domainsOf(request: FastifyRequest): (string | null)[] {
      const ds = dsOf(request)
      if (ds !== null) return [normalizeHost(ds)]
      const host = hostOf(request)
      return host ? [host, null] : [null]
    }

    app.decorateRequest('ds', null)
    app.decorate('resolveTenant', async (request) => {
      request.ds = dsOf(request)
      for (const domain of domainsOf(request)) {
        const team = await byDomain(domain)
        if (team) return team
      }
      return null
    })
    app.decorate('knownTenant', (request) => {
      const teams = domainsOf(request).map((domain) => known.get(domain)?.team)
      return teams.find(Boolean) ?? null
    })
  },
  { name: 'tenant' },
)

function queryText(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name]
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value]
  return typeof first === 'string' ? first.trim() : ''
}
