import { CheckboxGroup } from '@parket/ui/components/CheckboxGroup'
import type { ComponentGuide } from '../../componentGuide.ts'
import { fieldWords, valueWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'До десятка пунктов, которые читают целиком.',
  whenNot:
    'Пунктов десятки: их делят на группы; слова придумывает сам человек: `TagField`; выбрать можно одно: `RadioGroup`.',
  anatomy: {
    Подпись: 'Вопрос ко всей группе.',
    Флажки: 'Каждый со своей подписью и, если надо, пояснением.',
    Ошибка: 'Одна на группу, под ней.',
  },
  pairs: [
    {
      do: (
        <CheckboxGroup
          label="Что танцуете"
          items={[
            { value: 'waltz', label: 'Вальс' },
            { value: 'tango', label: 'Танго' },
            { value: 'jive', label: 'Джайв' },
          ]}
          defaultValue={['waltz']}
        />
      ),
      doWords: 'Можно выбрать сколько угодно, и всё на виду.',
      dont: (
        <CheckboxGroup
          label="Секция"
          items={[
            { value: 'folk', label: 'Только Folk' },
            { value: 'ballroom', label: 'Только Ballroom' },
          ]}
          defaultValue={['folk', 'ballroom']}
        />
      ),
      dontWords: 'Ответы исключают друг друга: нужен `RadioGroup`.',
    },
  ],
  keys: {
    Tab: 'К следующему флажку: каждый — своя остановка.',
    Пробел: 'Ставит и снимает.',
  },
  props: {
    ...fieldWords,
    ...valueWords,
    items: 'Из чего выбирают.',
    direction:
      'Друг под другом (`column`) или рядом, если хватает места (`row`). По умолчанию `column`.',
    ref: '`fieldset` вокруг флажков.',
  },
  parts: {
    CheckboxGroupItem: {
      value: 'Что окажется в `value`, когда флажок стоит.',
      label: 'Что выбирают.',
      description: 'Под подписью: то, что помогает решить.',
      isDisabled: 'Виден, но изменить нельзя.',
    },
  },
}
