import { SlideToConfirm } from '@parket/ui/components/SlideToConfirm'
import { nothing, type ComponentGuide } from '../../componentGuide.ts'
import { controlWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Судья сдаёт оценки, главный судья решает — там, где под рукой много клавиш, а диалогу не место.',
  whenNot: 'В формах (`Button`) и там, где можно вернуть обычной отменой.',
  pairs: [
    {
      do: <SlideToConfirm label="Ещё 2 креста" isLocked onConfirm={nothing} />,
      doWords: 'Заперт и говорит, чего не хватает.',
      dont: <SlideToConfirm label="Сдать" isLocked onConfirm={nothing} />,
      dontWords: 'Заперт молча: почему не сдать, гадает судья.',
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
    hint: 'Как или что будет потом.',
    isLocked: 'Вести ещё нельзя.',
    onConfirm: 'Провели до конца или нажали с клавиатуры либо диктором.',
    ref: 'Сам ползунок.',
  },
}
