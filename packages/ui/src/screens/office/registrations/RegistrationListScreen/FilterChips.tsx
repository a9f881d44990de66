import { ChipGroup } from '../../../../components/ChipGroup/ChipGroup.tsx'
import type { RegistrationFacets, RegistrationQuery } from './registrationData.ts'

interface FilterChipsProps {
  facets: RegistrationFacets
  query: RegistrationQuery
  onQueryChange: (change: Partial<RegistrationQuery>) => void
}

const none = { payment: '', status: '', consent: '' } as const

/** What each of the questions of every day sets. */
const changes = {
  all: none,
  unpaid: { ...none, payment: 'unpaid' },
  waiting: { ...none, status: 'waiting' },
  withoutConsent: { ...none, consent: 'missing' },
} as const satisfies Record<string, Partial<RegistrationQuery>>

type Question = keyof typeof changes

/** The questions that an organiser asks every day, with their numbers. */
export function FilterChips({ facets, query, onQueryChange }: FilterChipsProps) {
  const questions = Object.keys(changes) as Question[]
  const asked = questions.find((question) =>
    Object.entries(changes[question]).every(
      ([name, value]) => query[name as keyof RegistrationQuery] === value,
    ),
  )
  return (
    <ChipGroup
      aria-label="Частые отборы"
      value={asked ?? null}
      items={[
        { value: 'all', label: 'Все', count: facets.total },
        { value: 'unpaid', label: 'Не оплачены', count: facets.unpaid },
        { value: 'waiting', label: 'Очередь', count: facets.waiting },
        {
          value: 'withoutConsent',
          label: 'Без согласия',
          count: facets.without_consent,
          isWork: facets.without_consent > 0,
        },
      ]}
      onChange={(question) => onQueryChange(changes[question ?? 'all'])}
    />
  )
}
