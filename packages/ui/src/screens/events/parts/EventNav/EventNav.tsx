import { TabNav } from '../../../../components/TabNav/TabNav.tsx'

const pages = [
  { id: 'home', label: 'Турнир' },
  { id: 'info', label: 'Информация' },
  { id: 'results', label: 'Результаты' },
  { id: 'statistics', label: 'Статистика' },
] as const

export type EventPageId = (typeof pages)[number]['id']

/** Where the pages of an event stand. */
export type EventPageLinks = Readonly<Record<EventPageId, string>>

interface EventNavProps {
  current: EventPageId
  links: EventPageLinks
}

/** From one page of an event to the others. */
export function EventNav({ current, links }: EventNavProps) {
  return (
    <TabNav
      aria-label="Страницы турнира"
      items={pages.map(({ id, label }) => ({ href: links[id], label, isCurrent: id === current }))}
    />
  )
}
