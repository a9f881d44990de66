import { SegmentedControl } from '@parket/ui/components/SegmentedControl'
import type { ComponentGuide } from '../../componentGuide.ts'
import { controlWords, valueWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'То же самое показать иначе: списком или сеткой, по дням или по неделям.',
  whenNot: 'У видов свои адреса: `TabNav`; ответ в форме: `RadioGroup`; вариантов много: `Select`.',
  anatomy: {
    Виды: 'От двух до пяти, в одну строку.',
    'Выбранный вид': 'Выделен; один из видов выбран всегда.',
  },
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
      dontWords: 'Шесть длинных названий в строку не встанут: нужен `Select`.',
    },
  ],
  keys: {
    Tab: 'Приходит на выбранный вид: вся группа — одна остановка.',
    Стрелки: 'К соседнему виду и сразу выбирают его.',
  },
  props: {
    ...controlWords,
    ...valueWords,
    value:
      'Выбранный вид, если его хранит родительский компонент: тогда он меняется только через `onChange`. По умолчанию первый.',
    'aria-label': 'Что переключают: «Вид».',
    items: 'От двух до пяти видов, по порядку.',
    name: 'Под этим именем значение уходит с формой.',
    isDisabled: 'Виден, но переключить нельзя.',
    isPending: 'Выбранное отправляется: новый выбор ничего не делает, фокус остаётся.',
    ref: '`fieldset` вокруг видов.',
  },
  parts: {
    SegmentedControlItem: {
      value: 'Что окажется в `value`, когда это выбрано.',
      label: 'Что выбирают: одно-два слова.',
      'aria-label': 'Полное имя там, где вместо слова стоит знак: «—».',
      isDisabled: 'Виден, но выбрать нельзя.',
    },
  },
}
