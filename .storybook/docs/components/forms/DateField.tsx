import { DateField } from '@parket/ui/components/DateField'
import { TextField } from '@parket/ui/components/TextField'
import type { ComponentGuide } from '../../componentGuide.ts'
import { errorPart, fieldWords, questionParts } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Дату знают наизусть: день рождения. Лёгкий, годится для публичных страниц.',
  whenNot: 'Важен день недели и соседние дни: `DatePicker`; период: `DateRangePicker`.',
  anatomy: {
    ...questionParts,
    Дата: 'День, месяц и год; точки встают сами.',
    ...errorPart,
  },
  pairs: [
    {
      do: <DateField label="Дата рождения" description="Как в документе" autoComplete="bday" />,
      doWords: 'Дату знают наизусть: восемь цифр быстрее календаря.',
      dont: <TextField label="Дата рождения" placeholder="ДД/ММ/ГГ" />,
      dontWords: 'Простое поле не ставит точек и не поймёт вставленное 2012-03-04.',
    },
    {
      do: (
        <DateField
          label="Дата рождения"
          defaultValue="2014-02-31"
          error="Такой даты нет: в феврале 28 дней."
        />
      ),
      doWords: 'Набранное осталось, ошибка говорит, что с ним не так.',
      dont: <DateField label="Дата рождения" error="Неверный формат." />,
      dontWords: 'Поле опустело, и непонятно, что было не так.',
    },
  ],
  keys: {
    Цифры: 'Точки ставятся сами.',
    'Ctrl V': 'Понимает вставленные 4.3.2012, 2012-03-04 и 04032012.',
  },
  props: {
    ...fieldWords,
    value: '`YYYY-MM-DD`, если такая дата есть; иначе текст, как он набран.',
    defaultValue: 'То же вначале, если дальше значение хранит само поле.',
    onChange: 'Даёт то же: настоящую дату или текст, как он набран.',
    autoComplete: 'Что может подставить браузер: `bday`. По умолчанию `off`.',
    isReadOnly: 'Можно прочесть и скопировать, но не изменить.',
    ref: 'Сам элемент `input`: например, чтобы поставить на него фокус.',
  },
}
