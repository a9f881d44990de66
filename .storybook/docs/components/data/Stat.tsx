import { Inline } from '@parket/ui/components/Inline'
import { Stat } from '@parket/ui/components/Stat'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Вверху статистики или сводки: от двух до пяти чисел рядом.',
  whenNot: 'Чисел много: `Table`; важно, как они меняются: `LineChart`.',
  anatomy: {
    Подпись: 'Что сосчитали.',
    Число: 'Крупно: `value`.',
    Сравнение: 'Под числом: `detail`.',
  },
  pairs: [
    {
      do: (
        <Inline gap="large">
          <Stat label="Заявок" value="1 204" detail="на 86 больше, чем год назад" />
          <Stat label="Оплачено" value="892" />
        </Inline>
      ),
      doWords: 'От двух до пяти чисел; у главного сказано, много это или мало.',
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
      dontWords: 'Как число меняется по дням, здесь не увидеть: нужен `LineChart`.',
    },
  ],
  props: {
    ...elementWords,
    label: 'Что сосчитали.',
    value: 'Сколько, готовым текстом: «1 204», «35 %».',
    detail: 'С чем сравнить или из чего состоит.',
  },
}
