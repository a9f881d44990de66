import { contestStatuses, contestStatusLabel } from '@parket/domain/contest/status'
import { useId, useState } from 'react'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import * as office from '../../parts/office.css.ts'
import type { ContestListScreenProps, ContestQuery } from './contestData.ts'

type ContestFiltersProps = Pick<
  ContestListScreenProps,
  'query' | 'onQueryChange' | 'sections' | 'counts'
>

/** Which contests the list shows. */
export function ContestFilters(props: ContestFiltersProps) {
  const { query, onQueryChange, sections } = props
  const restId = useId()
  const set = [query.section, hasChip(query.status) ? '' : query.status].filter(Boolean).length
  // What is set is seen.
  const [isOpen, setIsOpen] = useState(set > 0)
  return (
    <search>
      <div className={office.filterLine}>
        <SearchField
          label="Номер или название"
          placeholder="Номер или название"
          value={query.q}
          maxLength={100}
          onChange={(q) => onQueryChange({ q })}
        />
        <Chips {...props} />
        <button
          type="button"
          className={office.chip}
          aria-expanded={isOpen}
          aria-controls={restId}
          onClick={() => setIsOpen(!isOpen)}
        >
          Ещё фильтры {set > 0 && <b className={office.chipCount}>{set}</b>}
        </button>
      </div>
      {isOpen && (
        <div id={restId} className={office.restOfFilters}>
          <Select
            label="Секция"
            value={query.section}
            items={[
              { value: '', label: 'Все' },
              ...sections.map((section) => ({ value: section, label: section || 'Без секции' })),
            ]}
            onChange={(section) => onQueryChange({ section })}
          />
          <Select
            label="Состояние"
            value={query.status}
            items={[
              { value: '', label: 'Любое' },
              ...contestStatuses.map((status) => ({
                value: status,
                label: contestStatusLabel(status),
              })),
            ]}
            onChange={(status) => onQueryChange({ status: status as ContestQuery['status'] })}
          />
        </div>
      )}
    </search>
  )
}

/** Statuses that organisers ask for every day. */
const chipStatuses = ['open', 'running', 'judged'] as const
const none: Chip['change'] = { status: '', attention: '' }

interface Chip {
  label: string
  count: number
  change: Pick<ContestQuery, 'status' | 'attention'>
}

function hasChip(status: ContestQuery['status']): boolean {
  return chipStatuses.some((each) => each === status)
}

/** The questions of every day, with their numbers. */
function Chips({ query, onQueryChange, counts }: ContestFiltersProps) {
  const chips: Chip[] = [
    { label: 'Все', count: counts.all, change: none },
    { label: 'С вопросами', count: counts.attention, change: { ...none, attention: 'yes' } },
    ...chipStatuses.map((status) => ({
      label: contestStatusLabel(status),
      count: counts[status],
      change: { ...none, status },
    })),
  ]
  return (
    <fieldset className={office.chipGroup} aria-label="Частые отборы">
      {chips.map(({ label, count, change }) => {
        const isOn = query.status === change.status && query.attention === change.attention
        if (count === 0 && !isOn && change !== none) return null
        const isWork = change.attention === 'yes' && count > 0
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isOn}
            className={isWork ? office.chipOfWork : office.chip}
            onClick={() => onQueryChange(change)}
          >
            {label} <b className={office.chipCount}>{count}</b>
          </button>
        )
      })}
    </fieldset>
  )
}
