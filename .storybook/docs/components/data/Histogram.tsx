import { Histogram } from '@parket/ui/components/Histogram'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Ступени идут подряд, и важна форма.',
  whenNot: 'Вещи без порядка: `BarChart`.',
  pairs: [
    {
      do: (
        <Histogram
          title="Возраст участников"
          columns={['Возраст', 'Человек']}
          bins={[
            { label: '5–9', count: 12 },
            { label: '10–14', count: 48 },
            { label: '15–19', count: 0 },
            { label: '20–24', count: 17 },
          ]}
        />
      ),
      doWords: 'Пустая ступень осталась: провал виден.',
      dont: (
        <Histogram
          title="Возраст участников"
          columns={['Возраст', 'Человек']}
          bins={[
            { label: '5–9', count: 12 },
            { label: '10–14', count: 48 },
            { label: '20–24', count: 17 },
          ]}
        />
      ),
      dontWords: 'Пустую ступень выбросили, и провала как не было.',
    },
  ],
  keys: { 'Enter, Пробел': 'На «Показать таблицей» открывают и закрывают её.' },
  props: {
    ...elementWords,
    title: 'Что распределено: «Возраст участников».',
    detail: 'Из чего взяты числа, под заголовком.',
    columns: 'Как называются ступени и числа в таблице.',
    bins: 'Ступени по порядку, пустые тоже.',
  },
}
