import { Select } from '@parket/ui/components/Select'
import type { ComponentGuide } from '../../componentGuide.ts'
import {
  errorPart,
  fieldWords,
  questionParts,
  selectItemWords,
  valueWords,
} from '../../sharedWords.ts'

const months = ['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь', 'Июль', 'Август'].map(
  (label) => ({ value: label, label }),
)

export const guide: ComponentGuide = {
  when: 'От семи до двадцати коротких вариантов.',
  whenNot: 'Вариантов меньше: `RadioGroup`; больше, или их надо искать: `ComboBox`.',
  anatomy: {
    ...questionParts,
    Поле: 'Выбранное; пока не выбрано — `placeholder`.',
    Список: 'Родной: такой, как у браузера или телефона.',
    ...errorPart,
  },
  pairs: [
    {
      do: <Select label="Месяц" items={months} defaultValue="Май" />,
      doWords: 'Вариантов немало, но они коротки и знакомы: удобнее всего родной список телефона.',
      dont: (
        <Select
          label="Участвуете?"
          items={[
            { value: 'yes', label: 'Да' },
            { value: 'no', label: 'Нет' },
          ]}
        />
      ),
      dontWords: '«Да» и «нет» видны сразу в `RadioGroup`.',
    },
    {
      do: <Select label="Месяц" placeholder="Выберите месяц" items={months} isRequired />,
      doWords: 'Пока ничего не выбрано, в поле сказано, что выбирают.',
      dont: <Select label="Месяц" items={[{ value: 'none', label: '---' }, ...months]} />,
      dontWords: 'Черта вместо ответа: форма примет её за выбор.',
    },
  ],
  keys: {
    'Пробел, Alt и стрелка вниз': 'Открывают список.',
    'Стрелки вверх и вниз': 'Меняют выбор.',
    Буквы: 'К строке, которая с них начинается.',
    Esc: 'Закрывает список.',
  },
  props: {
    ...fieldWords,
    ...valueWords,
    items: 'Из чего выбирают.',
    placeholder: 'Что показать, пока ничего не выбрано (значение пустое).',
    autoComplete: 'Что может подставить браузер.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
  parts: {
    SelectItem: selectItemWords,
  },
}
