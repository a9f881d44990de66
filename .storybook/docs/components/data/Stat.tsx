import { Inline } from '@parket/ui/components/Inline'
import { Stat } from '@parket/ui/components/Stat'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Вверху статистики или сводки, от двух до пяти рядом.',
  whenNot: 'Цифр много: нужна `Table`; важен ход: нужен график.',
  pairs: [
    {
      do: (
        <Inline gap="large">
          <Stat label="Заявок" value="1 204" detail="на 86 больше, чем год назад" />
          <Stat label="Оплачено" value="892" />
        </Inline>
      ),
      doWords: 'Две–пять цифр, у главной сказано, много это или мало.',
      dont: (
        <Inline>
          <Stat label="Пн" value="12" />
          <Stat label="Вт" value="18" />
          <Stat label="Ср" value="9" />
          <Stat label="Чт" value="22" />
          <Stat label="Пт" value="31" />
          <Stat label="Сб" value="7" />
        </Inline>
      ),
      dontWords: 'Ход по дням крупными цифрами не увидеть: `LineChart`.',
    },
  ],
  props: {
    ...elementWords,
    label: 'Что сосчитали.',
    value: 'Сколько, уже словами: «1 204», «35 %».',
    detail: 'С чем сравнить или из чего состоит.',
  },
}
