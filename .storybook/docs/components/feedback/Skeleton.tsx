import { Skeleton } from '@parket/ui/components/Skeleton'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Форма того, что загрузится, известна: список карточек, таблица.',
  whenNot: 'Форма неизвестна, или места мало: `Spinner`; работа дольше двух секунд: `ProgressBar`.',
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
      dontWords: 'Серый прямоугольник ни на что не похож: если форма неизвестна, нужен `Spinner`.',
    },
  ],
  props: {
    ...elementWords,
    width: 'Ширина CSS. По умолчанию вся строка.',
    height: 'Высота CSS. По умолчанию строка текста.',
    lines: 'Сколько строк текста; последняя короче.',
  },
}
