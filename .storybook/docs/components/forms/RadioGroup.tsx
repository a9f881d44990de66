import { RadioGroup } from '@parket/ui/components/RadioGroup'
import { Select } from '@parket/ui/components/Select'
import type { ComponentGuide } from '../../componentGuide.ts'
import { fieldWords, valueWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'До шести вариантов, которые сравнивают между собой.',
  whenNot:
    'Вариантов больше: `Select`; один признак, есть он или нет: `Checkbox`. Отказ от выбора — тоже вариант, и его называют словами.',
  anatomy: {
    Подпись: 'Вопрос ко всей группе.',
    Варианты: 'Каждый со своей подписью и, если надо, пояснением.',
    Ошибка: 'Одна на группу, под ней.',
  },
  pairs: [
    {
      do: (
        <RadioGroup
          label="Как оплатите"
          items={[
            { value: 'card', label: 'Картой сейчас' },
            {
              value: 'desk',
              label: 'На стойке',
              description: 'Наличными или картой в день турнира',
            },
          ]}
        />
      ),
      doWords: 'Вариантов немного, их сравнивают; пока не выбрано, не закрашен ни один.',
      dont: (
        <Select
          label="Как оплатите"
          items={[
            { value: 'card', label: 'Картой сейчас' },
            { value: 'desk', label: 'На стойке' },
          ]}
        />
      ),
      dontWords: 'Два варианта спрятаны за нажатие, пояснить их негде.',
    },
    {
      do: (
        <RadioGroup
          label="Тренер"
          items={[
            { value: 'yes', label: 'Укажу тренера' },
            { value: 'none', label: 'Без тренера' },
          ]}
          defaultValue="none"
        />
      ),
      doWords: '«Нет» — тоже ответ, и он назван словами.',
      dont: <RadioGroup label="Тренер" items={[{ value: 'yes', label: 'Укажу тренера' }]} />,
      dontWords: 'Один вариант, и снять его нельзя: это `Checkbox`.',
    },
  ],
  keys: {
    Tab: 'Приходит на выбранный вариант: вся группа — одна остановка.',
    Стрелки: 'К соседнему варианту и сразу выбирают его.',
    Пробел: 'Выбирает, если не выбрано ничего.',
  },
  props: {
    ...fieldWords,
    ...valueWords,
    items: 'Из чего выбирают; видны все.',
    direction:
      'Друг под другом (`column`) или рядом, если хватает места (`row`). По умолчанию `column`.',
    ref: '`fieldset` вокруг вариантов.',
  },
  parts: {
    RadioGroupItem: {
      value: 'Что окажется в `value`, когда вариант выбран.',
      label: 'Что выбирают.',
      description: 'Под подписью: то, что помогает решить.',
      isDisabled: 'Виден, но выбрать нельзя.',
    },
  },
}
