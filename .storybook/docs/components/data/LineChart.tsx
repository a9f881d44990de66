import { LineChart } from '@parket/ui/components/LineChart'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

const days = ['1 апреля', '2 апреля', '3 апреля', '4 апреля', '5 апреля']

export const guide: ComponentGuide = {
  when: 'Видеть, как число меняется во времени.',
  whenNot: 'Точек меньше четырёх: хватит `Stat`.',
  anatomy: {
    Заголовок: 'Что меняется во времени.',
    Линия: 'Полным цветом — этот раз, тише — тот, с которым сравнивают.',
    'Показать таблицей': 'Те же числа таблицей, их можно скачать.',
  },
  pairs: [
    {
      do: (
        <LineChart
          title="Заявки по дням"
          labelTitle="День"
          labels={days}
          series={[
            { name: '2027', values: [4, 9, 15, 26, null] },
            { name: '2026', values: [2, 8, 11, 19, 30] },
          ]}
        />
      ),
      doWords: 'Сегодня ещё не кончилось: `null`, а не ноль.',
      dont: (
        <LineChart
          title="Заявки по дням"
          labelTitle="День"
          labels={days}
          series={[
            { name: '2027', values: [4, 9, 15, 26, 0] },
            { name: '2026', values: [2, 8, 11, 19, 30] },
          ]}
        />
      ),
      dontWords: 'Ноль вместо неизвестного рисует обвал.',
    },
  ],
  keys: { 'Enter, Пробел': 'На «Показать таблицей» раскрывает и сворачивает таблицу.' },
  props: {
    ...elementWords,
    title: 'Что меняется: «Заявки по дням».',
    labelTitle: 'Как подписи называются в таблице: «День».',
    labels: 'Подписи внизу, по порядку: «1 апреля».',
    series: 'Одна линия или две: вторая — та, с которой сравнивают.',
  },
  parts: {
    LineSeries: {
      name: 'Чьи это числа: в легенде и в таблице.',
      values: 'По одному на каждую подпись; `null`, если ещё неизвестно.',
    },
  },
}
