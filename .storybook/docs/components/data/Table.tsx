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
    'Со строками работают (сортируют, выбирают, выгружают): `DataTable`; одна запись: `DescriptionList`.',
  anatomy: {
    Шапка: 'Названия столбцов; на телефоне их нет, если строки стали карточками.',
    Строка: 'Ячейки; одна из них называет строку: `isRowHeader`.',
    Карточка: 'Строка на телефоне: имя заголовком, у остальных значений — название столбца.',
  },
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
      dontWords: 'Числа посередине не сравнить, и строку ничто не называет.',
    },
  ],
  props: {
    ...elementWords,
    'aria-label': 'Что за строки: это произносится.',
    columns: 'Столбцы по порядку.',
    items: 'Строки по порядку.',
    getKey: 'Ключ строки: один и тот же при любом порядке.',
    onPhone:
      'Чем строка станет на телефоне: карточкой или, если столбцов два-три и они узкие, строкой.',
  },
  parts: {
    TableColumn: {
      id: 'Уникальный в пределах таблицы.',
      title: 'В шапке столбца, а на карточке рядом со значением.',
      render: 'Что показывает ячейка строки.',
      isRowHeader: 'Называет строку: такой столбец в таблице один.',
      align: 'Выравнивание; у чисел — `end`, по правому краю.',
    },
  },
}
