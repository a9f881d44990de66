import { Inline } from '@parket/ui/components/Inline'
import { NativeSelect } from '@parket/ui/components/NativeSelect'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { controlWords, selectItemWords } from '../../sharedWords.ts'

const heats = [
  { value: '1', label: 'Заход 1' },
  { value: '2', label: 'Заход 2' },
]

export const guide: ComponentGuide = {
  when: 'В каждой строке списка выбирают одно и то же: заход, партнёра, роль. Что выбирают, говорит `aria-label`.',
  whenNot: 'В форме нужны подпись и место для ошибки: `Select`.',
  pairs: [
    {
      do: (
        <Inline>
          <Text as="span">№ 108, Марина Соколова</Text>
          <NativeSelect aria-label="Заход: № 108" items={heats} value="1" onChange={nothing} />
        </Inline>
      ),
      doWords: 'О чём речь, говорит строка; для чтения с экрана — `aria-label`.',
      dont: <NativeSelect aria-label="Заход" items={heats} value="1" onChange={nothing} />,
      dontWords: 'Один в форме и без видимой подписи: нужен `Select`.',
    },
  ],
  keys: {
    'Стрелки вверх и вниз': 'Меняют выбор.',
    Буквы: 'К строке, которая с них начинается.',
    'Пробел, Alt и стрелка вниз': 'Открывают список.',
  },
  props: {
    ...controlWords,
    'aria-label': 'Что выбирают: для подписи в строке нет места.',
    items: 'Из чего выбирают.',
    value: 'Что выбрано.',
    onChange: 'Даёт выбранное.',
    size: '`small` — в ячейке плотной сетки.',
    tabIndex: 'Место в порядке Tab там, где по сетке ходят стрелками.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
  parts: { SelectItem: selectItemWords },
}
