import { HoldToConfirm } from '@parket/ui/components/HoldToConfirm'
import type { ComponentGuide } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { controlWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Сделанное сразу видят все: ведущий открывает место залу.',
  whenNot: 'Кнопка формы: `Button`; судья сдаёт оценки: `SlideToConfirm`.',
  anatomy: {
    Слова: 'Что делать и что случится.',
    Пояснение: 'О чём речь: `hint`.',
    Полоса: 'Заполняется, пока кнопку держат.',
  },
  pairs: [
    {
      do: (
        <HoldToConfirm
          label="Держите, чтобы открыть залу"
          hint="3-е место, № 108"
          onConfirm={nothing}
        />
      ),
      doWords: 'Сказано, что делать и что случится.',
      dont: <HoldToConfirm label="Сохранить" onConfirm={nothing} />,
      dontWords:
        'Обычное действие: держать ради него секунду незачем, да и о том, что надо держать, ни слова.',
    },
  ],
  keys: { Tab: 'Приходит на кнопку.', 'Enter, Пробел': 'Подтверждает сразу, держать не надо.' },
  props: {
    ...controlWords,
    label: 'Что делает: «Держите, чтобы открыть залу».',
    hint: 'О чём речь и как долго.',
    isDisabled: 'Сейчас держать нельзя.',
    onConfirm: 'Продержали секунду или нажали с клавиатуры либо программой чтения с экрана.',
    ref: 'Сама кнопка.',
  },
}
