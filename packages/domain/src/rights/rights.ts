/** «Order supervisor, admin, manager» (docs/rules/rights.md, «Roles»), the highest first. */
export const roles = ['supervisor', 'admin', 'manager'] as const

export type Role = (typeof roles)[number]

/** What a role is called in letters. */
export const roleNames: Readonly<Record<Role, string>> = {
  supervisor: 'руководитель',
  admin: 'администратор',
  manager: 'менеджер',
}

/** A role where it stands alone: «Руководитель». */
export function roleTitle(role: Role): string {
  const name = roleNames[role]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Who somebody is at a place, the lowest first; each may do what those before it may. */
const levels = ['anonymous', 'registered', 'manager', 'admin', 'supervisor', 'superadmin'] as const

export type Level = (typeof levels)[number]

/** A role somebody holds, in a team or at one event: the rows of `GET /api/tenant`'s `roles`. */
export type HeldRole =
  | { kind: 'team'; team_id: number; role: Role }
  | { kind: 'event'; event_id: number; role: Role }

/** Whose rights are asked for. */
export interface Subject {
  /** null: nobody has logged in. */
  user: { id: number; superadmin: boolean } | null
  roles: readonly HeldRole[]
}

/** Where: the team, and the event of it if the right is about one. */
export interface Scope {
  teamId?: number | null
  eventId?: number | null
}

/** The table «Who may do what» (docs/rules/rights.md, «Who may do what»): the lowest level that may. */
const rights = {
  'publicPages.view': 'anonymous',
  'event.register': 'anonymous',
  'regData.openByPin': 'anonymous',
  'dancers.search': 'anonymous',
  'results.view': 'anonymous',

  'profile.edit': 'registered',
  'regDatas.viewOwn': 'registered',
  'event.registerMany': 'registered',
  'tournaments.viewOwn': 'registered',
  'rating.viewOwn': 'registered',
  'data.export': 'registered',
  'data.erase': 'registered',

  'desk.open': 'manager',
  'drafts.view': 'manager',
  'registrations.view': 'manager',
  'checkIn.edit': 'manager',
  'payment.take': 'manager',
  'startNumber.edit': 'manager',
  'papers.print': 'manager',

  'event.edit': 'admin',
  'tags.edit': 'admin',
  'files.edit': 'admin',
  'contests.edit': 'admin',
  'sessions.edit': 'admin',
  'judges.edit': 'admin',
  'heats.edit': 'admin',
  'marks.edit': 'admin',
  'results.publish': 'admin',
  'registrations.edit': 'admin',
  'registrations.export': 'admin',
  'statistics.viewMoney': 'admin',
  'staff.view': 'admin',
  'staff.edit': 'admin',
  'judgesDirectory.view': 'admin',
  'teamRating.edit': 'admin',
  'teamMembers.view': 'admin',

  'event.create': 'supervisor',
  'event.delete': 'supervisor',
  'refund.make': 'supervisor',
  'results.approve': 'supervisor',
  'teamMembers.edit': 'supervisor',
  'teamKeys.edit': 'supervisor',

  'teams.edit': 'superadmin',
  'users.edit': 'superadmin',
  'judgesDirectory.edit': 'superadmin',
  'server.view': 'superadmin',
} as const satisfies Record<string, Level>

export type Right = keyof typeof rights

/**
 * «Event roles never give the rating of the team, its members, or creating events» (docs/rules/rights.md,
 * «Rights that only a team role gives»).
 */
const teamOnly: ReadonlySet<Right> = new Set([
  'teamRating.edit',
  'teamMembers.view',
  'teamMembers.edit',
  'teamKeys.edit',
  'event.create',
])

/**
 * Every right, for generated tests of the server.
 * @internal
 */
export const allRights: readonly Right[] = Object.keys(rights).filter(isRight)

function isRight(name: string): name is Right {
  return Object.hasOwn(rights, name)
}

/** The lowest level that has a right. */
export function leastLevel(right: Right): Level {
  return rights[right]
}

/** Whether event roles give the right for their event. */
export function isGivenByEventRole(right: Right): boolean {
  return !teamOnly.has(right)
}

/**
 * Whether somebody may do something somewhere: the one question the menu, the route guard and the
 * server ask. A right about an event wants both `teamId` (the event's team) and `eventId`.
 */
export function can(subject: Subject, right: Right, scope: Scope = {}): boolean {
  const level = levelAt(subject, scope, isGivenByEventRole(right))
  return levels.indexOf(level) >= levels.indexOf(rights[right])
}

/** The highest level somebody has at a place. */
export function levelAt(subject: Subject, scope: Scope, countsEventRoles = true): Level {
  if (subject.user === null) return 'anonymous'
  if (subject.user.superadmin) return 'superadmin'
  const held = subject.roles.filter((role) =>
    role.kind === 'team'
      ? role.team_id === scope.teamId
      : countsEventRoles && role.event_id === scope.eventId,
  )
  return roles.find((role) => held.some((one) => one.role === role)) ?? 'registered'
}

/** The events at which roles given there, not the team's, give somebody a right. */
export function ownEvents(subject: Subject, right: Right): number[] {
  return subject.roles.flatMap((held) =>
    held.kind === 'event' && can(subject, right, { eventId: held.event_id }) ? [held.event_id] : [],
  )
}

/**
 * «True for a superadmin, or a member of the current tenant team with role admin or supervisor»
 * (docs/rules/rights.md, «Admin of the current domain»).
 */
export function isCurrentDomainAdmin(subject: Subject, tenantTeamId: number | null): boolean {
  const level = levelAt(subject, { teamId: tenantTeamId }, false)
  return levels.indexOf(level) >= levels.indexOf('admin')
}

/**
 * Roles somebody may give or take: below their own, so an admin up to manager, a supervisor up to
 * admin, a superadmin all (docs/rules/rights.md, «Giving roles»). For the team's members pass no `eventId` in the
 * scope.
 */
export function assignableRoles(subject: Subject, scope: Scope): Role[] {
  const level = levelAt(subject, scope)
  return roles.filter((role) => levels.indexOf(role) < levels.indexOf(level))
}

/**
 * «Roles come from team membership, tenant team users and event staff» (docs/rules/rights.md, «Roles»): all of them,
 * each once.
 */
export function joinRoles(sources: {
  memberships?: readonly { team_id: number; role: Role }[]
  eventRoles?: readonly { event_id: number; role: Role }[]
}): HeldRole[] {
  const all: HeldRole[] = [
    ...(sources.memberships ?? []).map(({ team_id, role }) => ({
      kind: 'team' as const,
      team_id,
      role,
    })),
    ...(sources.eventRoles ?? []).map(({ event_id, role }) => ({
      kind: 'event' as const,
      event_id,
      role,
    })),
  ]
  return [...new Map(all.map((held) => [roleKey(held), held])).values()]
}

function roleKey(held: HeldRole): string {
  const place = held.kind === 'team' ? held.team_id : held.event_id
  return `${held.kind} ${place} ${held.role}`
}
