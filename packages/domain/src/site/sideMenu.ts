import { can, isCurrentDomainAdmin, type Subject } from '../rights/rights.ts'
import { pagePath } from './links.ts'
import { pageAccess } from './pageAccess.ts'
import type { PageName } from './pages.ts'

/** Items by which the side menu is made; the host adds the icon and what every link keeps (`ds`). */
export type MenuItemId =
  | 'eventHome'
  | 'desk'
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
  /** «Rating items show on desktop only» (docs/rules/rating.md, «Where it shows»). */
  isDesktopOnly: boolean
}

export interface MenuSection {
  title: string
  items: MenuItem[]
}

export interface MenuPlace {
  tenantTeamId: number | null
  /** The event selected, null without one. */
  event: { id: number; team_id: number } | null
  /** The pages that the site has: an item appears only when its page exists. */
  pages: { has: (name: PageName) => boolean }
}

interface Candidate extends Omit<MenuItem, 'isDesktopOnly'> {
  page: PageName
  isDesktopOnly?: boolean
  /** False where somebody may not use it although the page needs no right. */
  isAllowed?: boolean
}

/** The side menu somebody sees (docs/rules/site.md, «Side menu»). */
export function sideMenu(subject: Subject, place: MenuPlace): MenuSection[] {
  return [
    eventSection(subject, place),
    {
      title: 'Турниры',
      items: [
        listItem('futureEvents', 'Будущие', 'future'),
        listItem('pastEvents', 'Прошедшие', 'past'),
      ],
    },
    { title: 'Информация', items: [item('search', 'Поиск', 'searchDancer')] },
    adminSection(subject, place),
  ].flatMap((section) => {
    const items = section?.items.filter((candidate) => isShown(candidate, subject, place)) ?? []
    if (!section || items.length === 0) return []
    return [{ title: section.title, items: items.map(asMenuItem) }]
  })
}

interface Section {
  title: string
  items: Candidate[]
}

function eventSection(subject: Subject, { event }: MenuPlace): Section | null {
  if (event === null) return null
  const at = { eventId: event.id }
  const scope = { teamId: event.team_id, eventId: event.id }
  return {
    title: 'Меню турнира',
    items: [
      { id: 'eventHome', label: 'Главная', page: 'event', path: pagePath('event', at) },
      {
        id: 'desk',
        label: 'Стойка',
        page: 'desk',
        path: pagePath('desk', at),
        isAllowed: can(subject, 'desk.open', scope),
      },
      {
        id: 'eventSettings',
        label: 'Настройка',
        page: 'eventSettings',
        path: pagePath('eventSettings', at),
      },
      {
        id: 'eventRating',
        label: 'Рейтинг',
        page: 'eventRating',
        path: pagePath('eventRating', at),
        isDesktopOnly: true,
      },
    ],
  }
}

function adminSection(subject: Subject, { tenantTeamId }: MenuPlace): Section | null {
  const events = item('adminEvents', 'Турниры', 'adminEvents')
  const teams = item('adminTeams', 'Команды', 'adminTeams')
  const rating = { ...item('adminRating', 'Адм. рейтинг', 'adminRating'), isDesktopOnly: true }
  if (subject.user?.superadmin) {
    const users = item('adminUsers', 'Пользователи', 'adminUsers')
    const judges = item('adminJudges', 'Судьи', 'adminJudges')
    return { title: 'Суперадмин', items: [events, teams, users, judges, rating] }
  }
  return isCurrentDomainAdmin(subject, tenantTeamId)
    ? { title: 'Администратор', items: [events, teams, rating] }
    : null
}

type PlainPage =
  | 'searchDancer'
  | 'adminEvents'
  | 'adminTeams'
  | 'adminUsers'
  | 'adminJudges'
  | 'adminRating'

function item(id: MenuItemId, label: string, page: PlainPage): Candidate {
  return { id, label, page, path: pagePath(page) }
}

function listItem(id: MenuItemId, label: string, filter: 'future' | 'past'): Candidate {
  return { id, label, page: 'events', path: pagePath('events', {}, { filter }) }
}

/** «Items under /admin are hidden unless the admin check passes» (docs/rules/site.md, «Side menu»). */
function isShown(
  { page, isAllowed = true }: Candidate,
  subject: Subject,
  place: MenuPlace,
): boolean {
  const { tenantTeamId, event, pages } = place
  const parameters: Record<string, number> = event ? { eventId: event.id } : {}
  return (
    isAllowed &&
    pages.has(page) &&
    pageAccess({ subject, tenantTeamId }, page, parameters) === 'pass'
  )
}

function asMenuItem({ id, label, path, isDesktopOnly = false }: Candidate): MenuItem {
  return { id, label, path, isDesktopOnly }
}

/**
 * «The active item is highlighted by path, and on /events by the filter query» (docs/rules/site.md, «Side menu»);
 * without a filter the list shows future events.
 * @param location path and query of the address
 */
export function isActiveItem(
  item: Pick<MenuItem, 'path'>,
  location: { path: string; filter?: string | null },
): boolean {
  const [path = '', query] = item.path.split('?')
  const isHere = trimSlash(path) === trimSlash(location.path)
  if (query === undefined) return isHere
  const filter = location.filter === 'past' ? 'past' : 'future'
  return isHere && query === `filter=${filter}`
}

function trimSlash(path: string): string {
  return path.replace(/\/+$/, '')
}
