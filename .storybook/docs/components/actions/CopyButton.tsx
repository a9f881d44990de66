import { CopyButton } from '@parket/ui/components/CopyButton'
import { Inline } from '@parket/ui/components/Inline'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { iconButtonWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Рядом с тем, что перенесут в другое место: номер заявки, PIN, ссылка.',
  whenNot:
    'Текст длинный или его правят; единственный способ получить текст: он всегда виден и сам.',
  pairs: [
    {
      do: (
        <Inline>
          <Text as="span">Заявка № 10482</Text>
          <CopyButton text="10482" aria-label="Скопировать номер заявки" />
        </Inline>
      ),
      doWords: 'Рядом с тем, что копируют; само оно видно, и его можно выделить.',
      dont: (
        <Inline>
          <Text as="span">Номер заявки</Text>
          <CopyButton text="10482" aria-label="Скопировать" />
        </Inline>
      ),
      dontWords: 'Номера не видно, и кнопка молчит, что скопирует.',
    },
  ],
  keys: {
    'Enter, Пробел': 'Копирует. Знак становится галочкой, итог произносится.',
  },
  props: {
    ...iconButtonWords,
    text: 'Что попадёт в буфер.',
    'aria-label': 'Что копируется: «Скопировать номер».',
  },
}
