import { CopyButton } from '@parket/ui/components/CopyButton'
import { Inline } from '@parket/ui/components/Inline'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { iconButtonWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Рядом с тем, что перенесут в другое место: номер заявки, PIN, ссылка.',
  whenNot:
    'Текст длинный, или его правят. Не вместо самого текста: он виден рядом, и его можно выделить.',
  pairs: [
    {
      do: (
        <Inline>
          <Text as="span">Заявка № 10482</Text>
          <CopyButton text="10482" aria-label="Скопировать номер заявки" />
        </Inline>
      ),
      doWords: 'Стоит рядом с тем, что копируют; сам номер виден, и его можно выделить.',
      dont: (
        <Inline>
          <Text as="span">Номер заявки</Text>
          <CopyButton text="10482" aria-label="Скопировать" />
        </Inline>
      ),
      dontWords: 'Номера не видно, и кнопка не говорит, что скопирует.',
    },
  ],
  keys: {
    'Enter, Пробел': 'Копирует. Значок становится галочкой, итог произносится.',
  },
  props: {
    ...iconButtonWords,
    text: 'Что попадёт в буфер.',
    'aria-label': 'Что копируется: «Скопировать номер».',
  },
}
