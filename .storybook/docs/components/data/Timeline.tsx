import { Timeline } from '@parket/ui/components/Timeline'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Ход заявки, журнал изменений, расписание одного участника.',
  whenNot: 'Шаги мастера: `Stepper`; сотни строк: `Table`.',
  anatomy: {
    Точка: 'Прошло, идёт или впереди; вслух это звучит словом.',
    Событие: 'Что случилось, когда и подробности.',
  },
  pairs: [
    {
      do: (
        <Timeline
          aria-label="Ход заявки"
          items={[
            { id: 1, title: 'Заявка подана', time: '2 апреля, 09:15' },
            { id: 2, title: 'Ждёт оплаты', time: 'до 10 апреля', state: 'current' },
            { id: 3, title: 'Турнир', time: '15 мая', state: 'upcoming' },
          ]}
        />
      ),
      doWords: 'Видно, что было, что сейчас и чего ждать.',
      dont: (
        <Timeline
          aria-label="Шаги заявки"
          items={[
            { id: 1, title: 'Выберите номинацию' },
            { id: 2, title: 'Укажите танцора' },
            { id: 3, title: 'Оплатите' },
          ]}
        />
      ),
      dontWords: 'Шаги, которые делает человек, показывает `Stepper`. И все они тут уже «прошли».',
    },
  ],
  props: {
    ...elementWords,
    'aria-label': 'Чьи это события: «Ход заявки».',
    items: 'События по времени.',
    isHorizontal: 'Рядом друг с другом, если хватает места: для нескольких дат впереди.',
  },
  parts: {
    TimelineItem: {
      id: 'Уникальный в пределах списка.',
      title: 'Что случилось.',
      time: 'Когда, готовым текстом.',
      content: 'Подробности.',
      state: 'Прошло, идёт или впереди. По умолчанию `done`.',
    },
  },
}
