import { SlideToConfirm } from '@parket/ui/components/SlideToConfirm'
import type { ComponentGuide } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { controlWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Судья сдаёт оценки, главный судья решает: под рукой много клавиш, а диалог помешал бы.',
  whenNot: 'Кнопка формы или шаг, который легко вернуть: `Button`.',
  anatomy: {
    Ползунок: 'Его ведут до конца; пока нельзя, вместо него замок.',
    Слова: 'Что случится и как это сделать: `label`, `hint`.',
    Стрелки: 'Показывают, куда вести.',
  },
  pairs: [
    {
      do: <SlideToConfirm label="Ещё 2 креста" isLocked onConfirm={nothing} />,
      doWords: 'Заперт, и сказано, чего не хватает.',
      dont: <SlideToConfirm label="Сдать" isLocked onConfirm={nothing} />,
      dontWords: 'Заперт без объяснений: судье остаётся гадать, почему нельзя сдать.',
    },
    {
      do: <SlideToConfirm label="Сдать танго" hint="Проведите до конца" onConfirm={nothing} />,
      doWords: 'Сказано, что сдают и как.',
      dont: <SlideToConfirm label="Далее" onConfirm={nothing} />,
      dontWords: 'Шаг, который можно вернуть: хватит `Button`.',
    },
  ],
  keys: {
    Tab: 'Приходит на ползунок, если он не заперт.',
    'Enter, Пробел': 'Подтверждает сразу, вести не надо.',
  },
  props: {
    ...controlWords,
    label: 'Что делает: «Сдать танго»; пока заперт — чего не хватает: «Ещё 2 креста».',
    hint: 'Как это сделать или что будет потом.',
    isLocked: 'Вести ещё нельзя.',
    onConfirm: 'Провели до конца или нажали с клавиатуры либо программой чтения с экрана.',
    ref: 'Сам ползунок.',
  },
}
