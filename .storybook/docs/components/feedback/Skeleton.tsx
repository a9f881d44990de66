import { Skeleton } from '@parket/ui/components/Skeleton'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Форма известна: список карточек, таблица.',
  whenNot:
    'Форма неизвестна или работа короткая: `Spinner`; загрузка дольше десяти секунд: `ProgressBar`.',
  pairs: [
    {
      do: (
        <div aria-busy="true">
          <Skeleton width={180} height={22} />
          <Skeleton lines={3} />
        </div>
      ),
      doWords: 'Форма того, что придёт: страница не прыгнет.',
      dont: <Skeleton height={120} />,
      dontWords: 'Серый ящик ни на что не похож: форма неизвестна — значит, `Spinner`.',
    },
  ],
  props: {
    ...elementWords,
    width: 'Ширина CSS; если не дать, во всю строку.',
    height: 'Высота CSS; если не дать, строка текста.',
    lines: 'Несколько строк текста, последняя короче.',
  },
}
