import { TagField } from '@parket/ui/components/TagField'
import type { ComponentGuide } from '../../componentGuide.ts'
import { errorPart, fieldWords, questionParts, valueWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Слова придумывает сам человек.',
  whenNot: 'Слова известны заранее: `CheckboxGroup`.',
  anatomy: {
    ...questionParts,
    Метки: 'Добавленные слова, у каждого крестик.',
    Поле: 'Сюда набирают следующее; предлагает то, что писали другие.',
    ...errorPart,
  },
  pairs: [
    {
      do: (
        <TagField
          label="Метки номинации"
          defaultValue={['дебют', 'пары']}
          suggestions={['дети', 'профи']}
          description="Через запятую или Enter"
        />
      ),
      doWords: 'Слова свои, и сказано, как добавить следующее.',
      dont: <TagField label="Танцы" defaultValue={['Вальс', 'вальс ', 'Медленный вальс']} />,
      dontWords: 'Слова известны заранее: в `CheckboxGroup` не ошибиться.',
    },
  ],
  keys: {
    'Enter, запятая': 'Добавляет набранное. В пустом поле Enter отправляет форму.',
    Backspace: 'В пустом поле убирает последнюю метку.',
    Стрелки: 'По меткам.',
    'Delete, Backspace': 'На метке убирают её.',
  },
  props: {
    ...fieldWords,
    ...valueWords,
    value: 'Метки в том порядке, в каком их добавили, каждая один раз.',
    suggestions: 'Слова, которые писали другие: их предложат при наборе.',
    placeholder: 'Пример того, что ждут. Подпись он не заменяет.',
    ref: 'Поле, в которое набирают.',
  },
}
