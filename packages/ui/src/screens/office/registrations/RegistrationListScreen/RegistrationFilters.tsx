import { searchTextLimit } from '@parket/domain/search/searchText'
import { numberedTitle } from '@parket/domain/contest/title'
import { paymentStatusLabel } from '@parket/domain/money/paymentStatus'
import { FilterBar } from '../../../../components/FilterBar/FilterBar.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FilterChips } from './FilterChips.tsx'
import type { NamedContest, RegistrationFacets, RegistrationQuery } from './registrationData.ts'
import { registrationStatuses } from '../../../parts/registrationStatuses.ts'

interface RegistrationFiltersProps {
  query: RegistrationQuery
  contests: readonly NamedContest[]
  /** Null until they have come. */
  facets: RegistrationFacets | null
  onQueryChange: (change: Partial<RegistrationQuery>) => void
}

/** Filters that act as you type. */
export function RegistrationFilters({
  query,
  contests,
  facets,
  onQueryChange,
}: RegistrationFiltersProps) {
  return (
    <FilterBar
      search={
        <SearchField
          label="Поиск"
          placeholder="Имя, номер, город, почта"
          value={query.q}
          maxLength={searchTextLimit}
          onChange={(q) => onQueryChange({ q })}
        />
      }
      chips={facets && <FilterChips facets={facets} query={query} onQueryChange={onQueryChange} />}
      setCount={restOf(query).filter((value) => value !== '').length}
    >
      <Select
        label="Номинация"
        value={query.group_num}
        items={[
          { value: '', label: 'Все' },
          ...contests.map((contest) => ({
            value: String(contest.group_num),
            label: numberedTitle(contest),
          })),
        ]}
        onChange={(group_num) => onQueryChange({ group_num })}
      />
      <Select
        label="Статус"
        value={query.status}
        items={[
          { value: '', label: 'Любой' },
          ...Object.entries(registrationStatuses).map(([value, { label }]) => ({
            value,
            label,
          })),
        ]}
        onChange={(status) => onQueryChange({ status: status as RegistrationQuery['status'] })}
      />
      <Select
        label="Оплата"
        value={query.payment}
        items={[
          { value: '', label: 'Любая' },
          ...paymentStatuses.map((value) => ({ value, label: paymentStatusLabel(value) })),
        ]}
        onChange={(payment) => onQueryChange({ payment: payment as RegistrationQuery['payment'] })}
      />
      <Select
        label="Согласие"
        value={query.consent}
        items={[
          { value: '', label: 'Любое' },
          { value: 'given', label: 'Дано' },
          { value: 'missing', label: 'Не получено' },
        ]}
        onChange={(consent) => onQueryChange({ consent: consent as RegistrationQuery['consent'] })}
      />
      <Select
        label="Город"
        value={query.city}
        items={choices('Все', query.city, facets?.cities)}
        onChange={(city) => onQueryChange({ city })}
      />
      <Select
        label="Клуб"
        value={query.club}
        items={choices('Все', query.club, facets?.clubs)}
        onChange={(club) => onQueryChange({ club })}
      />
      <TextField
        label="Возраст от"
        inputMode="numeric"
        maxLength={3}
        value={query.age_min}
        onChange={(age) => onQueryChange({ age_min: age.replaceAll(/\D/g, '') })}
      />
      <TextField
        label="до"
        inputMode="numeric"
        maxLength={3}
        value={query.age_max}
        onChange={(age) => onQueryChange({ age_max: age.replaceAll(/\D/g, '') })}
      />
    </FilterBar>
  )
}

/** Those that no chip sets. */
function restOf(query: RegistrationQuery): string[] {
  const { group_num, city, club, age_min, age_max } = query
  const status = query.status === 'waiting' ? '' : query.status
  const payment = query.payment === 'unpaid' ? '' : query.payment
  const consent = query.consent === 'missing' ? '' : query.consent
  return [group_num, status, payment, consent, city, club, age_min, age_max]
}

const paymentStatuses = ['unpaid', 'partial', 'paid', 'overpaid'] as const

/** What there is, with numbers; what is chosen stays in the list though nobody has it any more. */
function choices(
  all: string,
  chosen: string,
  facets: RegistrationFacets['cities'] = [],
): { value: string; label: string }[] {
  const items = facets.map(({ value, count }) => ({ value, label: `${value}, ${count}` }))
  const isKnown = chosen === '' || facets.some(({ value }) => value === chosen)
  return [
    { value: '', label: all },
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
    ...items,
  ]
}
