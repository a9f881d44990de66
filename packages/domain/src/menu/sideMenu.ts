import { adminGuard } from '../rights/adminGuard.ts'
import { can, isCurrentDomainAdmin, type Subject } from '../rights/rights.ts'

/** Items by which the side menu is made; the host adds the icon and what every link keeps (`ds`). */
export type MenuItemId =
  | 'eventHome'
  | 'eventDesk'
  | 'eventSettings'
  | 'eventRating'
  | 'futureEvents'
  | 'pastEvents'
  | 'search'
  | 'adminEvents'
  | 'adminTeams'
  | 'adminUsers'
  | 'adminJudges'
  | 'adminRating'

export interface MenuItem {
  id: MenuItemId
  label: string
  path: string
}

export interface MenuSection {
  title: string
  items: MenuItem[]
}

export interface MenuPlace {
  tenantTeamId: number | null
  /** The event selected, null without one. */
  event: { id: number; team_id: number } | null
  /** «Rating items show on desktop only (the specification's device mode)» (decisions). */
  isDesktop: boolean
}

/** The side menu somebody sees, to the letter of spec §2 («Side menu»), with «Стойка» of the decisions. */
export function sideMenu(subject: Subject, place: MenuPlace): MenuSection[] {
  return [
    eventSection(subject, place),
    {
      title: 'Турниры',
      items: [
        { id: 'futureEvents', label: 'Будущие', path: '/events/?filter=future' },
        { id: 'pastEvents', label: 'Прошедшие', path: '/events/?filter=past' },
      ],
    } satisfies MenuSection,
    {
      title: 'Информация',
      items: [{ id: 'search', label: 'Поиск', path: '/search-dancer' }],
    } satisfies MenuSection,
    adminSection(subject, place),
  ]
    .filter((section) => section !== null)
    .map(({ title, items }) => ({ title, items: shownItems(items, subject, place) }))
    .filter(({ items }) => items.length > 0)
}

function eventSection(subject: Subject, { event }: MenuPlace): MenuSection | null {
  if (event === null) return null
  const scope = { teamId: event.team_id, eventId: event.id }
  const desk: MenuItem[] = can(subject, 'desk.open', scope)
    ? [{ id: 'eventDesk', label: 'Стойка', path: `/events/${event.id}/desk` }]
    : []
  return {
    title: 'Меню турнира',
    items: [
      { id: 'eventHome', label: 'Главная', path: `/events/${event.id}/` },
      ...desk,
      { id: 'eventSettings', label: 'Настройка', path: `/admin/events/${event.id}/edit` },
      { id: 'eventRating', label: 'Рейтинг', path: `/admin/events/${event.id}/rating` },
    ],
  }
}

function adminSection(subject: Subject, { tenantTeamId }: MenuPlace): MenuSection | null {
  const events: MenuItem = { id: 'adminEvents', label: 'Турниры', path: '/admin/events/' }
  const teams: MenuItem = { id: 'adminTeams', label: 'Команды', path: '/admin/teams/' }
  const rating: MenuItem = { id: 'adminRating', label: 'Адм. рейтинг', path: '/admin/rating' }
  if (subject.user?.superadmin) {
    return {
      title: 'Суперадмин',
      items: [
        events,
        teams,
        { id: 'adminUsers', label: 'Пользователи', path: '/admin/users' },
        { id: 'adminJudges', label: 'Судьи', path: '/admin/judges' },
        rating,
      ],
    }
  }
  return isCurrentDomainAdmin(subject, tenantTeamId)
    ? { title: 'Администратор', items: [events, teams, rating] }
    : null
}

const desktopOnly: ReadonlySet<MenuItemId> = new Set(['eventRating', 'adminRating'])

/** «Items under /admin are hidden unless the admin check passes» (spec §2). */
function shownItems(items: MenuItem[], subject: Subject, place: MenuPlace): MenuItem[] {
  return items.filter(
    ({ id, path }) =>
      adminGuard(subject, path, place.tenantTeamId) === 'pass' &&
      (place.isDesktop || !desktopOnly.has(id)),
  )
}

/**
 * «The active item is highlighted by path, and on /events by the filter query» (spec §2); without a
 * filter the list shows future events.
 * @param location path and query of the address
 */
export function isActiveItem(
  item: Pick<MenuItem, 'path'>,
  location: { path: string; filter?: string | null },
): boolean {
  const [path = '', query] = item.path.split('?')
  const isHere = withoutSlash(path) === withoutSlash(location.path)
  if (query === undefined) return isHere
  const filter = location.filter === 'past' ? 'past' : 'future'
  return isHere && query === `filter=${filter}`
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '')
}
