import { TabNav } from '../../../../components/TabNav/TabNav.tsx'
import * as styles from './EventNav.css.ts'

const pages = [
  { id: 'home', label: 'Турнир' },
  { id: 'info', label: 'Информация' },
  { id: 'results', label: 'Результаты' },
  { id: 'statistics', label: 'Статистика' },
] as const

export type EventPageId = (typeof pages)[number]['id']

/** Addresses of an event's pages. */
export type EventPageLinks = Readonly<Record<EventPageId, string>>

interface EventNavProps {
  current: EventPageId
  links: EventPageLinks
}

/** Links to the pages of an event. */
export function EventNav({ current, links }: EventNavProps) {
  return (
    <div className={styles.nav}>
      <TabNav
        aria-label="Страницы турнира"
        items={pages.map(({ id, label }) => ({
          href: links[id],
          label,
          isCurrent: id === current,
        }))}
      />
    </div>
  )
}
