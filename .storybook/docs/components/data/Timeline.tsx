import { Timeline } from '@parket/ui/components/Timeline'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Ход заявки, журнал изменений, расписание одного участника.',
  whenNot: 'Шаги мастера: для них `Stepper`; сотни строк: для них `Table`.',
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
      dontWords: 'Шаги, которые делает человек, — это `Stepper`. И всё уже «прошло».',
    },
  ],
  props: {
    ...elementWords,
    'aria-label': 'О чём этот рассказ.',
    items: 'По времени.',
    isHorizontal: 'Рядом друг с другом, если хватает места: несколько дат впереди.',
  },
  parts: {
    TimelineItem: {
      id: 'Своё в своём списке.',
      title: 'Что случилось.',
      time: 'Когда, уже словами.',
      content: 'Что ещё сказать.',
      state: 'Было, идёт или впереди; если не дать, было.',
    },
  },
}
