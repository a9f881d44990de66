import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import type { RatingChoices, RatingQuery } from './ratingData.ts'
import * as styles from './rating.css.ts'

/** Which results count and who is shown, held by the address. */
export interface RatingChoice {
  /** Filters and words of the search, as the address has them. */
  query: RatingQuery
  /** Gives what has changed of the filters. */
  onQueryChange: (change: Partial<RatingQuery>) => void
}

interface RatingFiltersProps extends RatingChoice {
  /** Null while they are on their way. */
  choices: RatingChoices | null
}

const noChoices: RatingChoices = { sections: [], levels: [], ages: [], seasons: [], cities: [] }

/** Which results count and who is shown; only what there is something to choose of. */
export function RatingFilters({ query, onQueryChange, choices }: RatingFiltersProps) {
  const { sections, levels, ages, seasons, cities } = choices ?? noChoices
  const plain = (names: readonly string[]) => names.map((name) => ({ value: name, title: name }))
  const filters = [
    { name: 'season', label: 'Сезон', all: 'По схеме', items: seasons },
    { name: 'section', label: 'Секция', all: 'Все', items: plain(sections) },
    { name: 'level', label: 'Класс', all: 'Все', items: plain(levels) },
    { name: 'age', label: 'Возраст номинации', all: 'Любой', items: ages },
    { name: 'city', label: 'Город', all: 'Все', items: plain(cities) },
  ] as const
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label="Фамилия или имя"
          value={query.q}
          maxLength={100}
          onChange={(q) => onQueryChange({ q })}
        />
      </div>
      {filters
        .filter(({ name, items }) => items.length > 1 || query[name] !== '')
        .map(({ name, label, all, items }) => (
          <Select
            key={name}
            label={label}
            value={query[name]}
            items={[
              { value: '', label: all },
              ...items.map(({ value, title }) => ({ value, label: title })),
            ]}
            onChange={(value) => onQueryChange({ [name]: value })}
          />
        ))}
    </search>
  )
}
