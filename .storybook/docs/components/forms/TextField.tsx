import { TextField } from '@parket/ui/components/TextField'
import type { ComponentGuide } from '../../componentGuide.ts'
import { textLineWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Имя, почта, город; `autoComplete` и `inputMode` указывают всегда.',
  whenNot:
    'Для даты, суммы, числа, телефона и пароля есть свои поля. Подпись не прячут в `placeholder`.',
  pairs: [
    {
      do: (
        <TextField label="Email" type="email" autoComplete="email" defaultValue="maria@mail.ru" />
      ),
      doWords: 'Телефон покажет «@», а браузер подставит адрес.',
      dont: <TextField label="Email" placeholder="Email" />,
      dontWords: 'Обычная клавиатура, ничего не подставится, подпись сказана дважды.',
    },
    {
      do: (
        <TextField
          label="PIN заявки"
          inputMode="numeric"
          maxLength={6}
          description="Шесть цифр из письма"
        />
      ),
      doWords: 'Сказано, что набирать и где взять.',
      dont: <TextField label="PIN заявки" error="Поле заполнено неверно." />,
      dontWords: 'Ошибка не помогает: ни что не так, ни как исправить.',
    },
  ],
  keys: {
    Enter: 'Отправляет форму, в которой стоит поле.',
    Tab: 'К кнопке после текста (`action`), потом дальше по форме.',
  },
  props: {
    ...textLineWords,
    type: 'Что набирают: браузер помогает соответственно.',
    inputMode: 'Какую клавиатуру покажет телефон.',
    autoComplete: 'Что может подставить браузер.',
    iconStart: 'Знак перед текстом.',
    action: 'Кнопка после текста: показать, очистить.',
  },
}
