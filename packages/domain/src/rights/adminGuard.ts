import { isCurrentDomainAdmin, type Subject } from './rights.ts'

/** `pass`: the page is shown; `home`: sent to `/`; `noRight`: «Нет прав» is shown. */
export type GuardAnswer = 'pass' | 'home' | 'noRight'

/**
 * «Any path under /admin requires admin rights; otherwise the user is sent to /» (spec §2), and who
 * passes where (decisions, «Who may do what»). An admin of events only passes for the list of own
 * events and their pages.
 * @param path of the address, without query; outside /admin everybody passes
 */
export function adminGuard(
  subject: Subject,
  path: string,
  tenantTeamId: number | null,
): GuardAnswer {
  const [root, area, id] = path.split('/').filter((part) => part !== '')
  if (root !== 'admin') return 'pass'

  const isDomainAdmin = isCurrentDomainAdmin(subject, tenantTeamId)
  const ownEvents = eventsAdministered(subject)
  if (!isDomainAdmin && ownEvents.size === 0) return 'home'

  if (area === 'users' || area === 'judges') return subject.user?.superadmin ? 'pass' : 'noRight'
  if (isDomainAdmin) return 'pass'
  const isOwn = area === 'events' && (id === undefined || ownEvents.has(id))
  return isOwn ? 'pass' : 'home'
}

function eventsAdministered({ user, roles }: Subject): ReadonlySet<string> {
  if (user === null) return new Set()
  return new Set(
    roles.flatMap((held) =>
      held.kind === 'event' && held.role !== 'manager' ? [String(held.event_id)] : [],
    ),
  )
}
