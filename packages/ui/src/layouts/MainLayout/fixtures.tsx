import { cutTitle } from '@parket/domain/event/title'
import { fn } from 'storybook/test'
import { CalendarIcon } from '../../icons/CalendarIcon.tsx'
import { HistoryIcon } from '../../icons/HistoryIcon.tsx'
import { HomeIcon } from '../../icons/HomeIcon.tsx'
import { JudgeIcon } from '../../icons/JudgeIcon.tsx'
import { ListIcon } from '../../icons/ListIcon.tsx'
import { SearchIcon } from '../../icons/SearchIcon.tsx'
import { SettingsIcon } from '../../icons/SettingsIcon.tsx'
import { StarIcon } from '../../icons/StarIcon.tsx'
import { TeamIcon } from '../../icons/TeamIcon.tsx'
import { UsersIcon } from '../../icons/UsersIcon.tsx'
import type { AccountMenuProps } from '../AccountMenu/AccountMenu.tsx'
import type { HeaderTitle } from '../Header/Header.tsx'
import type { SideMenuSection } from '../SideMenu/sideMenuData.ts'
import type { SiteFooterProps } from '../SiteFooter/SiteFooter.tsx'

export const publicMenu: SideMenuSection[] = [
  {
    title: 'Турниры',
    items: [
      { href: '#future', label: 'Будущие', iconStart: <CalendarIcon />, isCurrent: true },
      { href: '#past', label: 'Прошедшие', iconStart: <HistoryIcon />, isCurrent: false },
    ],
  },
  {
    title: 'Информация',
    items: [{ href: '#search', label: 'Поиск', iconStart: <SearchIcon />, isCurrent: false }],
  },
]

export const eventMenu: SideMenuSection = {
  title: 'Меню турнира',
  items: [
    { href: '#home', label: 'Главная', iconStart: <HomeIcon />, isCurrent: false },
    { href: '#settings', label: 'Настройка', iconStart: <SettingsIcon />, isCurrent: false },
    {
      href: '#rating',
      label: 'Рейтинг',
      iconStart: <StarIcon />,
      isCurrent: false,
      isDesktopOnly: true,
    },
  ],
}

export const superadminMenu: SideMenuSection = {
  title: 'Суперадмин',
  items: [
    { href: '#events', label: 'Турниры', iconStart: <ListIcon />, isCurrent: false },
    { href: '#teams', label: 'Команды', iconStart: <TeamIcon />, isCurrent: false },
    { href: '#users', label: 'Пользователи', iconStart: <UsersIcon />, isCurrent: false },
    { href: '#judges', label: 'Судьи', iconStart: <JudgeIcon />, isCurrent: false },
    {
      href: '#admin-rating',
      label: 'Адм. рейтинг',
      iconStart: <StarIcon />,
      isCurrent: false,
      isDesktopOnly: true,
    },
  ],
}

export const visitor: AccountMenuProps = {
  user: null,
  links: [],
  onLogin: fn(),
  onLogout: fn(),
  registerHref: '#profile/register',
}

export const dancer: AccountMenuProps = {
  ...visitor,
  user: { fullName: 'Константинопольская Александра', email: 'dancer@parket.test' },
  links: [
    { href: '#profile', label: 'Профиль' },
    { href: '#info-by-name', label: 'Мои турниры' },
    { href: '#my-registrations', label: 'Мои регистрации' },
    { href: '#user-rating', label: 'Мой рейтинг' },
  ],
}

const long = {
  lead: '15–16 мая 2027. Москва.',
  name: 'Кубок Паркета: открытый весенний турнир по восточным и народным танцам среди детей, юниоров и взрослых',
}
const short = { lead: '20–21 февраля 2027. Москва.', name: 'Кубок Паркета' }

export const eventTitle: HeaderTitle = { eventId: 1, full: short, short, href: '#event' }

export const longEventTitle: HeaderTitle = {
  eventId: 1,
  full: long,
  short: cutTitle(long),
  href: '#event',
}

export const footer: SiteFooterProps = {
  links: [
    { href: '#tournaments', label: 'Мои турниры' },
    { href: '#rating', label: 'Рейтинг' },
    { href: '#privacy', label: 'Персональные данные' },
  ],
  onThemeToggle: fn(),
}
