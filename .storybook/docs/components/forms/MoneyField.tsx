import { MoneyField } from '@parket/ui/components/MoneyField'
import { TextField } from '@parket/ui/components/TextField'
import type { ComponentGuide } from '../../componentGuide.ts'
import { errorPart, fieldWords, questionParts } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Взнос, скидка, оплата.',
  whenNot: 'Сумму только показывают: `formatMoney` из домена.',
  anatomy: {
    ...questionParts,
    Сумма: 'В рублях, копейки после запятой.',
    'После суммы': 'Знак рубля и слова: `note`.',
    ...errorPart,
  },
  pairs: [
    {
      do: <MoneyField label="Взнос" defaultValue={120000} note="сейчас 1 400 ₽" />,
      doWords: 'В поле рубли, а хранятся копейки: ни одна не потеряется.',
      dont: <TextField label="Взнос, руб." defaultValue="1200р" />,
      dontWords: 'Это текст: «1200р», «1 200» и «1200,00» придётся разбирать самому.',
    },
  ],
  keys: {
    'Стрелки вверх и вниз': 'Прибавляют и убавляют сто рублей.',
    'Цифры, пробел, запятая, точка, минус': 'Других знаков поле не берёт.',
  },
  props: {
    ...fieldWords,
    placeholder: 'Пример того, что ждут. Подпись он не заменяет.',
    ref: 'Сам элемент `input`: например, чтобы поставить на него фокус.',
    value:
      'Копейки, если их хранит родительский компонент; `null`, пока не набрано ничего понятного. Меняется только через `onChange`.',
    defaultValue: 'Копейки вначале, если дальше их хранит само поле.',
    onChange: 'Даёт целые копейки.',
    min: 'Наименьшая сумма в копейках. По умолчанию `0`.',
    max: 'Наибольшая сумма в копейках.',
    note: 'Слова рядом с суммой: «сейчас 1 400 ₽».',
  },
}
