import { NumberField } from '@parket/ui/components/NumberField'
import type { ComponentGuide } from '../../componentGuide.ts'
import { errorPart, fieldWords, questionParts, valueWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Число, с которым считают: возраст, места, минуты.',
  whenNot:
    'Сумма: `MoneyField`; телефон: `PhoneField`; ИНН или номер карты: это текст, `TextField` с `inputMode`.',
  anatomy: {
    ...questionParts,
    Число: 'Как набрано; с пробелами между тысячами, когда фокус ушёл.',
    'Слово после числа': '`unit`: «лет», «₽».',
    ...errorPart,
  },
  pairs: [
    {
      do: <NumberField label="Мест в отделении" unit="пар" min={1} max={40} defaultValue={24} />,
      doWords: 'С числом считают: есть пределы, шаг и слово после него.',
      dont: <NumberField label="ИНН" defaultValue={7707083893} />,
      dontWords:
        'Номер — это текст: из числа пропадут нули впереди и появятся пробелы. Нужен `TextField`.',
    },
    {
      do: (
        <NumberField
          label="Возраст"
          unit="лет"
          min={0}
          max={99}
          error="Возраст от 0 до 99 лет."
          defaultValue={120}
        />
      ),
      doWords: 'Набранное осталось, пределы названы.',
      dont: <NumberField label="Возраст" error="Недопустимое значение." />,
      dontWords: 'Не сказано, каким должно быть число.',
    },
  ],
  keys: {
    'Стрелки вверх и вниз': 'Прибавляют и убавляют `step` в пределах `min` и `max`.',
    'Цифры, пробел, запятая, точка, минус': 'Других знаков поле не берёт.',
  },
  props: {
    ...fieldWords,
    ...valueWords,
    value:
      'Число, если его хранит родительский компонент; `null`, пока не набрано ничего понятного. Меняется только через `onChange`.',
    decimals: 'Сколько цифр после запятой.',
    isPadded: 'Дробь всегда со всеми цифрами, как копейки: «6 000,50».',
    min: 'Наименьшее число.',
    max: 'Наибольшее число.',
    step: 'Сколько прибавляют и убавляют стрелки.',
    unit: 'Слово после числа: «лет», «₽».',
    placeholder: 'Пример того, что ждут. Подпись он не заменяет.',
    ref: 'Сам элемент `input`: например, чтобы поставить на него фокус.',
  },
}
