import { contestStatuses, contestStatusLabel } from '@parket/domain/contest/status'
import { ChipGroup } from '../../../../components/ChipGroup/ChipGroup.tsx'
import { FilterBar } from '../../../../components/FilterBar/FilterBar.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import type { ContestListScreenProps, ContestQuery } from './contestData.ts'

type ContestFiltersProps = Pick<
  ContestListScreenProps,
  'query' | 'onQueryChange' | 'sections' | 'counts'
>

/** Which contests the list shows. */
export function ContestFilters(props: ContestFiltersProps) {
  const { query, onQueryChange, sections } = props
  const set = [query.section, hasChip(query.status) ? '' : query.status].filter(Boolean).length
  return (
    <FilterBar
      search={
        <SearchField
          label="Номер или название"
          placeholder="Номер или название"
          value={query.q}
          maxLength={100}
          onChange={(q) => onQueryChange({ q })}
        />
      }
      chips={<Chips {...props} />}
      setCount={set}
    >
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
    </FilterBar>
  )
}

/** Statuses that organisers ask for every day. */
const chipStatuses = ['open', 'running', 'judged'] as const
function hasChip(status: ContestQuery['status']): boolean {
  return chipStatuses.some((each) => each === status)
}

type Question = 'all' | 'attention' | (typeof chipStatuses)[number]

/** What a question sets. */
function changeOf(question: Question): Pick<ContestQuery, 'status' | 'attention'> {
  if (question === 'all') return { status: '', attention: '' }
  if (question === 'attention') return { status: '', attention: 'yes' }
  return { status: question, attention: '' }
}

/** The questions of every day, with their numbers. */
function Chips({ query, onQueryChange, counts }: ContestFiltersProps) {
  const labels: [Question, string][] = [
    ['all', 'Все'],
    ['attention', 'С вопросами'],
    ...chipStatuses.map((status): [Question, string] => [status, contestStatusLabel(status)]),
  ]
  const isAsked = (question: Question) => {
    const { status, attention } = changeOf(question)
    return query.status === status && query.attention === attention
  }
  return (
    <ChipGroup
      aria-label="Частые отборы"
      value={labels.find(([question]) => isAsked(question))?.[0] ?? null}
      items={labels
        .filter(([question]) => question === 'all' || counts[question] > 0 || isAsked(question))
        .map(([value, label]) => ({
          value,
          label,
          count: counts[value],
          isWork: value === 'attention' && counts.attention > 0,
        }))}
      onChange={(question) => onQueryChange(changeOf(question ?? 'all'))}
    />
  )
}
