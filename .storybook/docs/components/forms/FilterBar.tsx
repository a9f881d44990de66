import { FilterBar } from '@parket/ui/components/FilterBar'
import { SearchField } from '@parket/ui/components/SearchField'
import { Select } from '@parket/ui/components/Select'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Список длиннее страницы.',
  whenNot: 'Весь список виден сразу; отбирают по одному признаку: `ChipGroup`.',
  anatomy: {
    Поиск: 'Первым: `SearchField`.',
    'Частые вопросы': '`ChipGroup` рядом с поиском.',
    'Ещё фильтры': 'Кнопка с числом заданных; за ней остальные поля.',
  },
  pairs: [
    {
      do: (
        <FilterBar search={<SearchField label="Имя или номер" />} setCount={1}>
          <Select label="Секция" items={[{ value: 'folk', label: 'Folk' }]} defaultValue="folk" />
        </FilterBar>
      ),
      doWords: 'Заданный фильтр открыт и сосчитан: видно, почему строк мало.',
      dont: (
        <FilterBar search={<SearchField label="Имя или номер" />}>
          <Select label="Секция" items={[{ value: 'folk', label: 'Folk' }]} defaultValue="folk" />
        </FilterBar>
      ),
      dontWords: 'Фильтр задан, но спрятан и не сосчитан: список кажется пустым.',
    },
  ],
  keys: {
    Tab: 'От поиска по чипам к «Ещё фильтры».',
    'Enter, Пробел': 'Открывает и закрывает остальные фильтры.',
  },
  props: {
    ...elementWords,
    search: 'Поле поиска: `SearchField`. Его подпись не видна, а только произносится.',
    chips: 'Ежедневные вопросы: `ChipGroup`.',
    children: 'Остальные фильтры, за «Ещё фильтры».',
    setCount:
      'Сколько остальных фильтров задано. Если заданы, вначале они открыты: иначе их не видно.',
    ref: 'Элемент `search`.',
  },
}
