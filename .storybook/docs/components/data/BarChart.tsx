import { BarChart } from '@parket/ui/components/BarChart'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Сравнить от трёх до двадцати категорий, не связанных временем.',
  whenNot: 'Изменение по дням: `LineChart`; возраст по годам: `Histogram`.',
  anatomy: {
    Заголовок: 'Что сравнивают; под ним — из чего взяты числа.',
    Строки: 'Имя, число и полоса; самая длинная — полным цветом.',
    'Показать таблицей': 'Те же числа таблицей, их можно скачать.',
  },
  pairs: [
    {
      do: (
        <BarChart
          title="Заявки по секциям"
          columns={['Секция', 'Заявок']}
          items={[
            { label: 'Folk', value: 124 },
            { label: 'Ballroom', value: 86 },
            { label: 'Остальные', value: 14, isRest: true },
          ]}
        />
      ),
      doWords: 'От большего к меньшему, мелкое собрано в «Остальные».',
      dont: (
        <BarChart
          title="Заявки по дням"
          columns={['День', 'Заявок']}
          items={[
            { label: '3 апреля', value: 12 },
            { label: '1 апреля', value: 8 },
            { label: '2 апреля', value: 5 },
          ]}
        />
      ),
      dontWords: 'Дни идут друг за другом, а здесь перемешаны: нужен `LineChart`.',
    },
  ],
  keys: { 'Enter, Пробел': 'На «Показать таблицей» раскрывает и сворачивает таблицу.' },
  props: {
    ...elementWords,
    title: 'Что сравнивают: «Заявки по секциям».',
    detail: 'Из чего взяты числа, под заголовком.',
    columns: 'Как в таблице называются категории и числа.',
    items: 'Категории в том порядке, в каком их покажут: от большей или как принято.',
    format: 'Как записать число. По умолчанию целым.',
  },
  parts: {
    BarChartItem: {
      label: 'Название категории, уникальное в пределах диаграммы.',
      value: 'Сколько.',
      isRest: 'Всё остальное вместе: самая тихая полоса.',
    },
  },
}
