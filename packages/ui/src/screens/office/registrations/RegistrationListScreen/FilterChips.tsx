import type { RegistrationFacets, RegistrationQuery } from './registrationData.ts'
import * as styles from '../../parts/office.css.ts'

interface FilterChipsProps {
  facets: RegistrationFacets
  query: RegistrationQuery
  onQueryChange: (change: Partial<RegistrationQuery>) => void
}

/** The questions that an organiser asks every day, with their numbers. */
export function FilterChips({ facets, query, onQueryChange }: FilterChipsProps) {
  const chips = [
    { label: 'Все', count: facets.total, change: none },
    { label: 'Не оплачены', count: facets.unpaid, change: { ...none, payment: 'unpaid' } },
    { label: 'Очередь', count: facets.waiting, change: { ...none, status: 'waiting' } },
    {
      label: 'Без согласия',
      count: facets.without_consent,
      isWork: true,
      change: { ...none, consent: 'missing' },
    },
  ] as const
  return (
    <fieldset className={styles.chipGroup} aria-label="Частые отборы">
      {chips.map(({ label, count, change, ...chip }) => {
        const isOn = Object.entries(change).every(
          ([name, value]) => query[name as keyof RegistrationQuery] === value,
        )
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isOn}
            className={'isWork' in chip && count > 0 ? styles.chipOfWork : styles.chip}
            onClick={() => onQueryChange(change)}
          >
            {label} <b className={styles.chipCount}>{count}</b>
          </button>
        )
      })}
    </fieldset>
  )
}

const none = { payment: '', status: '', consent: '' } as const
