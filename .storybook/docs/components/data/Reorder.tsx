import { NumberField } from '@parket/ui/components/NumberField'
import { Reorder } from '@parket/ui/components/Reorder'
import { Stack } from '@parket/ui/components/Stack'
import { useState } from 'react'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

function Nominations({ look }: { look: 'lines' | 'fields' }) {
  const [items, setItems] = useState(['Соло', 'Дуэт', 'Ансамбль'])
  return (
    <Reorder
      aria-label="Номинации по порядку"
      look={look}
      items={items}
      getKey={(item) => item}
      getName={(item) => item}
      render={(item) => item}
      onMove={(from, to) => {
        const rest = items.filter((_, index) => index !== from)
        setItems(rest.toSpliced(to, 0, ...items.slice(from, from + 1)))
      }}
    />
  )
}

export const guide: ComponentGuide = {
  when: 'Порядок сам что-то значит (номинации в программе, ссылки на странице), строк до сотни.',
  whenNot:
    'Порядок следует из данных: `DataTable` с сортировкой; строку переносят в другой список: `NativeSelect` в строке, как в заходах.',
  anatomy: {
    Строка: 'Что стоит на этом месте: `render`.',
    'Выше и ниже': 'Кнопки с именем строки; на краях погашены.',
    Ручка: 'За неё перетаскивают, если в строках поля: `look="fields"`.',
    'Ещё кнопки': 'После них: `renderActions`.',
  },
  pairs: [
    {
      do: <Nominations look="lines" />,
      doWords: 'Порядок что-то значит, и менять его можно кнопками, клавишами и мышью.',
      dont: (
        <Stack>
          <NumberField label="Место: Соло" defaultValue={1} />
          <NumberField label="Место: Дуэт" defaultValue={1} />
        </Stack>
      ),
      dontWords: 'Два первых места: следить за числами приходится самому.',
    },
  ],
  keys: {
    Tab: 'По кнопкам строк.',
    'Enter, Пробел': 'Двигает строку; фокус идёт вместе с ней, новое место произносится.',
    'Alt и стрелка вверх или вниз': 'Двигает строку, в которой стоит фокус.',
  },
  props: {
    ...elementWords,
    'aria-label': 'Что ставят по порядку: «Номинации по порядку».',
    items: 'Строки в нынешнем порядке.',
    getKey: 'Ключ строки: один и тот же при любом порядке.',
    getName: 'Как называют строку, когда её двигают: «Выше: …», «…: место 2 из 5».',
    render: 'Что показывает строка.',
    onMove: 'Ставит строку на место другой; счёт с нуля.',
    renderActions: 'Ещё кнопки строки: например, убрать.',
    look: '`lines` — строку тянут за любое место; `fields` — в строках поля, и тянут за ручку.',
    ref: 'Сам список.',
  },
}
