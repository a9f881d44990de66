import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Kysely, Selectable } from 'kysely'

import type { Database, TeamsTable } from '../db/schema.ts'
import { hostOf, normalizeHost } from './host.ts'

/** The team that this host, or `ds`, stands for. */
export type Tenant = Selectable<TeamsTable>

type Options = {
  db: Kysely<Database>
  /** Whether `?ds=` may name the team (ALLOW_DS). */
  allowDs: boolean
  /** How long a team may be answered from memory, in ms. */
  cacheMs: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The team of a request, for calls and pages alike; an unknown host is the default team's.
     * Null when `ds` names no team: 404 «Команда не найдена».
     */
    resolveTenant: (request: FastifyRequest) => Promise<Tenant | null>
  }
}

/** Resolves the tenant (decisions, «Tenants»). */
export const tenantPlugin = fastifyPlugin(
  async (app: FastifyInstance, { db, allowDs, cacheMs }: Options) => {
    const known = new Map<string, { team: Tenant; until: number }>()

    /** Only teams that were found are kept, so a caller cannot fill the memory with names. */
    async function remembered(key: string, find: () => Promise<Tenant | undefined>) {
      const hit = known.get(key)
      if (hit && hit.until > performance.now()) return hit.team
      const team = await find()
      if (team) known.set(key, { team, until: performance.now() + cacheMs })
      else known.delete(key)
      return team
    }

    const byDomain = (domain: string) =>
      remembered(domain, () =>
        db
          .selectFrom('teams')
          .selectAll()
          .where('domain', '=', domain)
          .where('deleted_at', 'is', null)
          .executeTakeFirst(),
      )
    const byDefault = () =>
      remembered('', () =>
        db.selectFrom('teams').selectAll().where('domain', 'is', null).executeTakeFirst(),
      )

    app.decorate('resolveTenant', async (request) => {
      const ds = allowDs ? queryText(request, 'ds') : ''
      if (ds) return (await byDomain(normalizeHost(ds))) ?? null
      const host = hostOf(request)
      return (host && (await byDomain(host))) || (await byDefault()) || null
    })
  },
  { name: 'tenant' },
)

function queryText(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name]
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value]
  return typeof first === 'string' ? first.trim() : ''
}
