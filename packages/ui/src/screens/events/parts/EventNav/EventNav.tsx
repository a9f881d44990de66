import { Chip } from '../../../../components/Chip/Chip.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'

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
    <nav aria-label="Страницы турнира">
      <Inline gap="xsmall">
        {pages.map(({ id, label }) => (
          <Chip key={id} href={links[id]} isSelected={id === current}>
            {label}
          </Chip>
        ))}
      </Inline>
    </nav>
  )
}
