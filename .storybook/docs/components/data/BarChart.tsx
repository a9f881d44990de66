import { BarChart } from '@parket/ui/components/BarChart'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'От трёх до двадцати вещей без порядка во времени.',
  whenNot:
    'Ход по дням: `LineChart`; возраст по годам: `Histogram`. Те же числа всегда есть таблицей.',
  anatomy: {
    Заголовок: 'Что сравнивают; под ним, из чего взяты числа.',
    Строки: 'Имя, число, полоса; самая длинная полным цветом.',
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
      dontWords: 'Дни идут во времени, а порядок перемешан: нужен `LineChart`.',
    },
  ],
  keys: { 'Enter, Пробел': 'На «Показать таблицей» открывают и закрывают её.' },
  props: {
    ...elementWords,
    title: 'Что сравнивают: «Заявки по секциям».',
    detail: 'Из чего взяты числа, под заголовком.',
    columns: 'Как называются вещи и числа в таблице.',
    items: 'В том порядке, в каком их покажут: от большего или как их знают.',
    format: 'Как пишут число. Если не дать, целым.',
  },
  parts: {
    BarChartItem: {
      label: 'Вещь; своя на своей диаграмме.',
      value: 'Сколько её.',
      isRest: 'Всё, что осталось, вместе: самая тихая полоса.',
    },
  },
}
