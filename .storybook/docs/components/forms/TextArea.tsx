import { TextArea } from '@parket/ui/components/TextArea'
import type { ComponentGuide } from '../../componentGuide.ts'
import { errorPart, fieldWords, questionParts, valueWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Описания, примечания, списки фамилий из буфера.',
  whenNot: 'Одна строка: `TextField`.',
  anatomy: {
    ...questionParts,
    Поле: 'Несколько строк; растёт вместе с текстом.',
    ...errorPart,
  },
  pairs: [
    {
      do: <TextArea label="Примечание для организатора" rows={3} maxLength={500} />,
      doWords: 'Высота намекает на длину ответа; поле растёт вместе с текстом.',
      dont: <TextArea label="Город" rows={5} />,
      dontWords: 'Одно слово в большом поле: кажется, что ждут рассказа. Нужен `TextField`.',
    },
  ],
  keys: {
    Enter: 'Новая строка; форму не отправляет.',
    Tab: 'Дальше по форме.',
  },
  props: {
    ...fieldWords,
    ...valueWords,
    rows: 'Сколько строк видно, пока поле пустое. Дальше оно растёт.',
    maxLength: 'Сколько знаков можно набрать, не больше.',
    placeholder: 'Пример того, что ждут. Подпись он не заменяет.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
}
