import { ChipGroup } from '@parket/ui/components/ChipGroup'
import { useState } from 'react'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

function Chips({ items }: { items: readonly { value: string; label: string; count?: number }[] }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <ChipGroup
      aria-label="Состояние оплаты"
      items={items}
      value={value}
      onChange={setValue}
      isClearable
    />
  )
}

export const guide: ComponentGuide = {
  when: 'Над списком, которому каждый день задают одни и те же вопросы, от двух до шести; число рядом со словом отвечает ещё до нажатия.',
  whenNot:
    'То же самое показать иначе: `SegmentedControl`; ответ в форме: `RadioGroup`; чипов больше шести: поля в `FilterBar`.',
  anatomy: {
    Чип: 'Слово и сколько строк он покажет; нажатый выделен.',
    'Чип с работой': 'Заметнее других: `isWork`.',
  },
  pairs: [
    {
      do: (
        <Chips
          items={[
            { value: 'unpaid', label: 'Не оплачены', count: 312 },
            { value: 'paid', label: 'Оплачены', count: 1204 },
          ]}
        />
      ),
      doWords: 'Слово и число: ответ виден ещё до нажатия.',
      dont: (
        <Chips
          items={[
            { value: 'unpaid', label: 'Показать все заявки, которые не оплачены' },
            { value: 'paid', label: 'Показать все оплаченные' },
          ]}
        />
      ),
      dontWords: 'Чип с целой фразой читают как текст и не находят взглядом.',
    },
  ],
  keys: {
    Tab: 'По чипам: каждый — своя остановка.',
    'Enter, Пробел': 'Нажимает; нажатый чип отпускает, если задано `isClearable`.',
  },
  props: {
    ...elementWords,
    'aria-label': 'О чём спрашивают: «Состояние оплаты».',
    items: 'Ответы, по порядку.',
    value: 'Нажатый чип; `null`, если ни один.',
    onChange: 'Даёт нажатый чип; `null`, если его отпустили (`isClearable`).',
    isClearable: 'Второе нажатие отпускает чип.',
    emphasis: '`strong` — главный вопрос публичной страницы.',
    ref: '`fieldset` вокруг чипов.',
  },
  parts: {
    ChipItem: {
      value: 'Что окажется в `value`, когда чип нажат.',
      label: 'Что он покажет, в одном-двух словах.',
      count: 'Сколько строк он покажет.',
      isWork: 'С этими строками надо что-то сделать: чип заметнее.',
    },
  },
}
