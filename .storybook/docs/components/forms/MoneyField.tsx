import { MoneyField } from '@parket/ui/components/MoneyField'
import { TextField } from '@parket/ui/components/TextField'
import type { ComponentGuide } from '../../componentGuide.ts'
import { fieldWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Взнос, скидка, оплата.',
  whenNot: 'Показать сумму: `formatMoney` из домена.',
  pairs: [
    {
      do: <MoneyField label="Взнос" defaultValue={120000} note="сейчас 1 400 ₽" />,
      doWords: 'Рубли стоят в поле, а хранятся копейки: копейки не теряются.',
      dont: <TextField label="Взнос, руб." defaultValue="1200р" />,
      dontWords: 'Текст: «1200р», «1 200» и «1200,00» придётся разбирать самому.',
    },
  ],
  keys: {
    'Стрелки вверх и вниз': 'Прибавляют и убавляют сто рублей.',
    'Цифры, запятая': 'Всё остальное не набирается.',
  },
  props: {
    ...fieldWords,
    placeholder: 'Пример того, что ждут. Подпись он не заменяет.',
    ref: 'Сам элемент `input`: например, чтобы поставить на него фокус.',
    value: 'Копейки; `null`, пока ничего понятного не набрано. Меняется только через `onChange`.',
    defaultValue: 'Копейки вначале, если дальше их помнит само поле.',
    onChange: 'Даёт целые копейки.',
    min: 'Наименьшая сумма в копейках. По умолчанию ниже нуля нельзя.',
    max: 'Наибольшая сумма в копейках.',
    note: 'Слова рядом с суммой: «сейчас 1 400 ₽».',
  },
}
