import { can, leastLevel, ownEvents, type Scope, type Subject } from '../rights/rights.ts'
import { sitePages, type PageName, type SitePage } from './pages.ts'

/** `pass`: the page is shown; `home`: sent to `/`; `noRight`: «Нет прав» is shown. */
export type PageAccess = 'pass' | 'home' | 'noRight'

/** Who asks, and in which tenant. */
export interface Visitor {
  subject: Subject
  /** The tenant's team; null where it is not known. */
  tenantTeamId: number | null
}

type Parameters = Readonly<Record<string, string | number>>

/**
 * «Any path under /admin requires admin rights; otherwise the user is sent to /». Who passes where:
 * docs/rules/rights.md, «Pages under /admin». Pages outside /admin are open to everybody.
 */
export function pageAccess(
  visitor: Visitor,
  name: PageName,
  parameters: Parameters = {},
): PageAccess {
  const { path, right, atAnyEvent }: SitePage = sitePages[name]
  if (!isAdminPath(path) || right === undefined) return 'pass'
  if (!isAdminSomewhere(visitor)) return 'home'
  const isAllowed =
    can(visitor.subject, right, scopeOf(visitor, parameters)) ||
    (atAnyEvent === true && ownEvents(visitor.subject, right).length > 0)
  if (isAllowed) return 'pass'
  // Other admins may know that the superadmin's pages exist: they see «Нет прав».
  return leastLevel(right) === 'superadmin' ? 'noRight' : 'home'
}

/** The same for an address under /admin that is no page: who may look there sees that nothing is found. */
export function unknownAdminPageAccess(visitor: Visitor, path: string): PageAccess {
  if (!isAdminPath(path)) return 'pass'
  const [, eventId] = /^\/admin\/events\/(\d+)(?:\/|$)/i.exec(path) ?? []
  return can(visitor.subject, 'event.edit', scopeOf(visitor, eventId ? { eventId } : {}))
    ? 'pass'
    : 'home'
}

/** Whether a path is under /admin, in upper or lower case. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(?:\/|$)/i.test(path)
}

function isAdminSomewhere(visitor: Visitor): boolean {
  return (
    can(visitor.subject, 'event.edit', { teamId: visitor.tenantTeamId }) ||
    ownEvents(visitor.subject, 'event.edit').length > 0
  )
}

function scopeOf({ tenantTeamId }: Visitor, { eventId, teamId }: Parameters): Scope {
  return {
    teamId: teamId === undefined ? tenantTeamId : Number(teamId),
    ...(eventId !== undefined && { eventId: Number(eventId) }),
  }
}
