import { State } from '@parket/ui/components/State'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Рядом с тем, к чему относится: «Осталось 2 места», «Приём закрыт», «Оплачено».',
  whenNot:
    'Число у вкладки: `count` у `TabNav`; длинный текст: `Alert`; на него нажимают: `Button` или `Link`.',
  anatomy: {
    Точка: 'Цветом говорит смысл; пустая — прошло, отменено или ещё не началось.',
    Слова: 'То же, что говорит точка.',
  },
  pairs: [
    {
      do: <State tone="caution">Осталось 2 места</State>,
      doWords: 'Слова говорят то же, что точка.',
      dont: <State tone="caution">Внимание</State>,
      dontWords: 'Без цвета не понять, о чём речь.',
    },
    {
      do: <State tone="closed">Приём закрыт</State>,
      doWords: 'Приём окончен: точка пустая, ведь это не беда.',
      dont: <State tone="critical">Приём закрыт</State>,
      dontWords: 'Красный зовёт исправить то, что исправлять не надо.',
    },
  ],
  props: {
    ...elementWords,
    tone: 'Смысл точки; `closed` — пустая: прошло, отменено, ещё не началось.',
    children: 'Состояние словами: то же, что говорит точка.',
  },
}
