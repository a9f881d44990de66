import { Table } from '@parket/ui/components/Table'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

interface Fee {
  name: string
  fee: string
}

const fees: readonly Fee[] = [
  { name: 'Соло', fee: '2 400 ₽' },
  { name: 'Ансамбль', fee: '12 000 ₽' },
]

export const guide: ComponentGuide = {
  when: 'До полусотни строк, которые читают, и любая публичная страница: печатается как есть.',
  whenNot:
    'Со строками работают (сортируют, выбирают, выгружают): `DataTable`; одна вещь: `DescriptionList`.',
  pairs: [
    {
      do: (
        <Table
          aria-label="Взносы"
          columns={[
            { id: 'name', title: 'Номинация', render: ({ name }: Fee) => name, isRowHeader: true },
            { id: 'fee', title: 'Взнос', render: ({ fee }: Fee) => fee, align: 'end' },
          ]}
          items={fees}
          getKey={({ name }) => name}
          onPhone="rows"
        />
      ),
      doWords: 'Суммы по правому краю: разряды стоят друг под другом.',
      dont: (
        <Table
          aria-label="Взносы"
          columns={[
            { id: 'name', title: 'Номинация', render: ({ name }: Fee) => name },
            { id: 'fee', title: 'Взнос', render: ({ fee }: Fee) => fee, align: 'center' },
          ]}
          items={fees}
          getKey={({ name }) => name}
          onPhone="rows"
        />
      ),
      dontWords: 'Числа по середине не сравнить, а строку ничто не называет.',
    },
  ],
  props: {
    ...elementWords,
    'aria-label': 'Что за строки: для чтения с экрана.',
    columns: 'Столбцы по порядку.',
    items: 'Что показывает каждая строка, по порядку.',
    getKey: 'Ключ строки: один и тот же при любом порядке.',
    onPhone:
      'Чем строка станет на телефоне: карточкой или строкой, если столбцов два–три и они коротки.',
  },
  parts: {
    TableColumn: {
      id: 'Своё в своей таблице.',
      title: 'В шапке столбца, а на карточке рядом со значением.',
      render: 'Что показывает ячейка строки.',
      isRowHeader: 'Называет строку: такой столбец в таблице один.',
      align: 'К какому краю жмётся; числа — к концу.',
    },
  },
}
