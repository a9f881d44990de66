import { TabNav } from '../../../../components/TabNav/TabNav.tsx'
import * as styles from './EventNav.css.ts'

const pages = [
  { id: 'home', label: 'Турнир' },
  { id: 'live', label: 'Прямо сейчас' },
  { id: 'info', label: 'Информация' },
  { id: 'results', label: 'Результаты' },
  { id: 'statistics', label: 'Статистика' },
] as const

export type EventPageId = (typeof pages)[number]['id']

/** Addresses of an event's pages; null: the event has no such page at present. */
export type EventPageLinks = Readonly<
  Record<'home' | 'info', string> & Record<'live' | 'results' | 'statistics', string | null>
>

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
        items={pages.flatMap(({ id, label }) => {
          const href = links[id]
          return href === null ? [] : { href, label, isCurrent: id === current }
        })}
      />
    </div>
  )
}
