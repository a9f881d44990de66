import { Button } from '@parket/ui/components/Button'
import { Tooltip } from '@parket/ui/components/Tooltip'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Пояснить сокращение или кнопку тем, кто с мышью или клавиатурой.',
  whenNot:
    'Для того, без чего не обойтись: на телефоне подсказок нет. Там нужен текст на странице.',
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
    text: 'Несколько слов, которые помогают; единственным местом для них не бывает.',
    children: 'Одна вещь, на которой бывает фокус.',
  },
}
