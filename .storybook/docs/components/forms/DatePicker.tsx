import { DatePicker } from '@parket/ui/components/DatePicker'
import type { ComponentGuide } from '../../componentGuide.ts'
import { pickerWords, valueWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Важен день недели и соседние дни: даты турнира, ступени цен.',
  whenNot: 'Дата рождения или публичная страница: `DateField` быстрее и легче.',
  anatomy: {
    'День, месяц, год': 'Набирают по отдельности.',
    Кнопка: 'Открывает календарь.',
    Календарь: 'Месяц с днями недели; вне `min` и `max` дни погашены.',
  },
  pairs: [
    {
      do: (
        <DatePicker
          label="Ступень цены действует до"
          min="2027-01-01"
          max="2027-05-14"
          defaultValue="2027-04-02"
        />
      ),
      doWords: 'Важен день недели, а лишних дней не выбрать.',
      dont: <DatePicker label="Дата рождения" />,
      dontWords: 'До 1987 года придётся листать сорок лет: нужен `DateField`.',
    },
  ],
  keys: {
    Tab: 'По дню, месяцу, году и к кнопке.',
    'Стрелки влево и вправо': 'В поле — к соседней части даты; в календаре — к соседнему дню.',
    'Стрелки вверх и вниз': 'В поле прибавляют и убавляют; в календаре — на неделю.',
    'Alt и стрелка вниз': 'Открывает календарь.',
    'PageUp, PageDown': 'В календаре — на месяц.',
    Esc: 'Закрывает календарь.',
  },
  props: {
    ...pickerWords,
    ...valueWords,
    value: 'День `YYYY-MM-DD`; пусто, если не выбран. Меняется только через `onChange`.',
    name: 'Под этим именем день уходит с формой.',
  },
}
