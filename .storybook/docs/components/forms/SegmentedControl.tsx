import { SegmentedControl } from '@parket/ui/components/SegmentedControl'
import type { ComponentGuide } from '../../componentGuide.ts'
import { controlWords, valueWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'То же самое показать иначе: списком или сеткой, по дням или по неделям.',
  whenNot: 'У видов свои адреса: `TabNav`; ответ в форме: `RadioGroup`; вариантов много: `Select`.',
  pairs: [
    {
      do: (
        <SegmentedControl
          aria-label="Вид"
          items={[
            { value: 'list', label: 'Список' },
            { value: 'grid', label: 'Сетка' },
          ]}
        />
      ),
      doWords: 'То же самое, показанное иначе; выбран всегда один.',
      dont: (
        <SegmentedControl
          aria-label="Секция"
          items={[
            { value: 'a', label: 'Ballroom' },
            { value: 'b', label: 'Folk' },
            { value: 'c', label: 'Современный танец' },
            { value: 'd', label: 'Уличный танец' },
            { value: 'e', label: 'Бальная хореография' },
            { value: 'f', label: 'Чечётка' },
          ]}
        />
      ),
      dontWords: 'Шесть длинных слов в строку не встанут: `Select`.',
    },
  ],
  keys: {
    Tab: 'Приходит на выбранное: все вместе — одна остановка.',
    Стрелки: 'К соседнему и сразу выбирают его.',
  },
  props: {
    ...controlWords,
    ...valueWords,
    'aria-label': 'Что переключают: «Вид».',
    items: 'От двух до пяти видов, по порядку.',
    name: 'Под этим именем значение уходит с формой.',
    isDisabled: 'Виден, но переключить нельзя.',
    isPending: 'Выбранное отправляется: новый выбор ничего не делает, фокус остаётся.',
    ref: '`fieldset` вокруг частей.',
  },
  parts: {
    SegmentedControlItem: {
      value: 'Что окажется в `value`, когда это выбрано.',
      label: 'Что выбирают: одно–два слова.',
      'aria-label': 'Говорит больше видимого там, где стоит знак: «—».',
      isDisabled: 'Видна, но выбрать нельзя.',
    },
  },
}
