import { Button } from '@parket/ui/components/Button'
import { Tooltip } from '@parket/ui/components/Tooltip'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Пояснить сокращение или кнопку тем, кто с мышью или клавиатурой.',
  whenNot: 'Без этих слов не обойтись: на телефоне подсказок нет, нужен текст на странице.',
  anatomy: {
    Элемент: 'То, что поясняют: на нём бывает фокус.',
    Подсказка: 'Несколько слов рядом с ним; они же произносятся.',
  },
  pairs: [
    {
      do: (
        <Tooltip text="Скейтинг: система подсчёта мест">
          <Button variant="quiet">СК</Button>
        </Tooltip>
      ),
      doWords: 'Пояснение к сокращению: без него страница понятна.',
      dont: (
        <Tooltip text="После отправки заявку изменить нельзя">
          <Button variant="primary">Отправить</Button>
        </Tooltip>
      ),
      dontWords: 'Важное видно только с мышью: с телефона его не прочтут.',
    },
  ],
  keys: {
    Tab: 'Показывает, когда фокус пришёл, и прячет, когда ушёл.',
    Esc: 'Прячет.',
  },
  props: {
    ...elementWords,
    text: 'Несколько слов, которые помогают. Того, без чего не обойтись, здесь не пишут.',
    children: 'Один элемент, на котором бывает фокус.',
  },
}
