import { DateRangePicker } from '@parket/ui/components/DateRangePicker'
import type { ComponentGuide } from '../../componentGuide.ts'
import { pickerWords, valueWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Даты турнира, период отчёта.',
  whenNot: 'Один день: `DatePicker`; дни не связаны между собой: два `DateField`.',
  anatomy: {
    'Первый и последний день': 'Набирают по отдельности; между ними тире.',
    Кнопка: 'Открывает календарь.',
    Календарь: 'Первое нажатие — начало, второе — конец.',
  },
  pairs: [
    {
      do: (
        <DateRangePicker
          label="Период отчёта"
          defaultValue={{ from: '2027-02-01', to: '2027-02-28' }}
        />
      ),
      doWords: 'Дни связаны: начало и конец выбирают в одном календаре.',
      dont: <DateRangePicker label="День рождения и день заявки" />,
      dontWords: 'Дни не связаны: два `DateField`.',
    },
  ],
  keys: {
    Tab: 'По частям обеих дат и к кнопке.',
    Стрелки:
      'В поле влево и вправо — к соседней части, вверх и вниз — на единицу; в календаре — по дням и неделям.',
    Enter: 'В календаре выбирает начало, потом конец.',
    'Alt и стрелка вниз': 'Открывает календарь.',
    Esc: 'Закрывает календарь.',
  },
  props: {
    ...pickerWords,
    ...valueWords,
    value: 'Первый и последний день; `null`, если их нет. Меняется только через `onChange`.',
  },
  parts: {
    DateRange: {
      from: 'Первый день, `YYYY-MM-DD`.',
      to: 'Последний день, тоже внутри периода.',
    },
  },
}
