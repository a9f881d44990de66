import { isActiveItem, sideMenu, type MenuItemId } from '@parket/domain/site/sideMenu'
import { CalendarIcon } from '@parket/ui/icons/CalendarIcon'
import { ChartIcon } from '@parket/ui/icons/ChartIcon'
import { HistoryIcon } from '@parket/ui/icons/HistoryIcon'
import { HomeIcon } from '@parket/ui/icons/HomeIcon'
import { JudgeIcon } from '@parket/ui/icons/JudgeIcon'
import { ListIcon } from '@parket/ui/icons/ListIcon'
import { SearchIcon } from '@parket/ui/icons/SearchIcon'
import { SettingsIcon } from '@parket/ui/icons/SettingsIcon'
import { StarIcon } from '@parket/ui/icons/StarIcon'
import { TeamIcon } from '@parket/ui/icons/TeamIcon'
import { TicketIcon } from '@parket/ui/icons/TicketIcon'
import { UsersIcon } from '@parket/ui/icons/UsersIcon'
import type { SideMenuSection } from '@parket/ui/layouts/SideMenu'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useCurrentEvent } from '@parket/react/data/event/CurrentEvent'
import { usePageState } from '@parket/react/data/page/PageState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { existingPages } from '../pages.ts'
import { useAuth } from '@parket/react/data/auth/AuthProvider'

const icons: Record<MenuItemId, ReactNode> = {
  eventHome: <HomeIcon />,
  desk: <TicketIcon />,
  eventSettings: <SettingsIcon />,
  eventRating: <StarIcon />,
  futureEvents: <CalendarIcon />,
  pastEvents: <HistoryIcon />,
  search: <SearchIcon />,
  adminEvents: <ListIcon />,
  adminTeams: <TeamIcon />,
  adminUsers: <UsersIcon />,
  adminJudges: <JudgeIcon />,
  adminRating: <ChartIcon />,
}

/** The side menu of whoever is logged in, at this address. */
export function useMenu(): SideMenuSection[] {
  const { team } = usePageState()
  const { subject } = useAuth()
  const event = useCurrentEvent()
  const links = useLinks()
  const [path] = useLocation()
  const filter = new URLSearchParams(useSearch()).get('filter')

  return sideMenu(subject, { tenantTeamId: team.id, event, pages: existingPages }).map(
    (section) => ({
      title: section.title,
      items: section.items.map((item) => ({
        href: links.keep(item.path),
        label: item.label,
        iconStart: icons[item.id],
        isCurrent: isActiveItem(item, { path, filter }),
        isDesktopOnly: item.isDesktopOnly,
      })),
    }),
  )
}
