import { LiveBadge } from '@parket/ui/components/LiveBadge'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Заход, тур, отделение, которые идут в эту минуту.',
  whenNot: 'Состояние, которое не меняется на глазах: `State`.',
  anatomy: {
    Точка: 'Зелёная, не мигает.',
    Слово: 'Что происходит.',
  },
  pairs: [
    {
      do: <LiveBadge>идёт</LiveBadge>,
      doWords: 'То, что происходит в эту минуту.',
      dont: <LiveBadge>приём открыт до 10 мая</LiveBadge>,
      dontWords: 'Не меняется неделями: это `State`.',
    },
  ],
  props: {
    ...elementWords,
    children: 'Что идёт, одним словом: «идёт».',
  },
}
