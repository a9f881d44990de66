import { searchTextLimit } from '@parket/domain/search/searchText'
import { numberedTitle } from '@parket/domain/contest/title'
import type { EntryStatus } from '@parket/domain/registration/request'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import * as styles from '../parts/organiser.css.ts'
import { registrationStatuses, type NamedContest } from './registrationData.ts'

export type RegistrationSort =
  | 'reg_n'
  | '-reg_n'
  | 'created_at'
  | '-created_at'
  | 'last_name'
  | '-last_name'
  | 'city'
  | '-city'

/** What the address says; empty: no filter. */
export interface RegistrationQuery {
  q: string
  group_num: string
  status: '' | EntryStatus
  sort: RegistrationSort
}

interface RegistrationFiltersProps {
  query: RegistrationQuery
  contests: readonly NamedContest[]
  onQueryChange: (change: Partial<RegistrationQuery>) => void
}

/** Filters that act as you type. */
export function RegistrationFilters({ query, contests, onQueryChange }: RegistrationFiltersProps) {
  return (
    <search className={styles.filters}>
      <SearchField
        label="Поиск"
        placeholder="Имя, номер, город, почта"
        value={query.q}
        maxLength={searchTextLimit}
        onChange={(q) => onQueryChange({ q })}
      />
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
          ...Object.entries(registrationStatuses).map(([value, { label }]) => ({ value, label })),
        ]}
        onChange={(status) => onQueryChange({ status: status as RegistrationQuery['status'] })}
      />
    </search>
  )
}
