import { contestStatuses, contestStatusLabel } from '@parket/domain/contest/status'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import * as office from '../../parts/office.css.ts'
import type { ContestQuery } from './contestData.ts'
import type { ContestListScreenProps } from './contestData.ts'

type ContestFiltersProps = Pick<
  ContestListScreenProps,
  'query' | 'onQueryChange' | 'sections' | 'attentionCount'
>

/** Which contests the list shows. */
export function ContestFilters({
  query,
  onQueryChange,
  sections,
  attentionCount,
}: ContestFiltersProps) {
  return (
    <search className={office.filterLine}>
      <SearchField
        label="Номер или название"
        placeholder="Номер или название"
        value={query.q}
        maxLength={100}
        onChange={(q) => onQueryChange({ q })}
      />
      <Select
        label="Секция"
        value={query.section}
        items={[
          { value: '', label: 'Секция: все' },
          ...sections.map((section) => ({ value: section, label: section || 'Без секции' })),
        ]}
        onChange={(section) => onQueryChange({ section })}
      />
      <Select
        label="Состояние"
        value={query.status}
        items={[
          { value: '', label: 'Состояние: любое' },
          ...contestStatuses.map((status) => ({
            value: status,
            label: contestStatusLabel(status),
          })),
        ]}
        onChange={(status) => onQueryChange({ status: status as ContestQuery['status'] })}
      />
      {(attentionCount > 0 || query.attention !== '') && (
        <button
          type="button"
          className={office.chipOfWork}
          aria-pressed={query.attention !== ''}
          onClick={() => onQueryChange({ attention: query.attention === '' ? 'yes' : '' })}
        >
          С вопросами: {attentionCount}
        </button>
      )}
    </search>
  )
}
