import { TextField } from '@parket/ui/components/TextField'
import type { ComponentGuide } from '../../componentGuide.ts'
import { errorPart, questionParts, textLineWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Имя, почта, город. Клавиатуру телефона задаёт `type` или `inputMode`, а что подставит браузер — `autoComplete`.',
  whenNot:
    'Для даты, суммы, числа, телефона и пароля есть свои поля. Подпись не прячут в `placeholder`.',
  anatomy: {
    ...questionParts,
    Значок: 'Перед текстом: `iconStart`.',
    Поле: 'Сюда набирают; пример в нём — `placeholder`.',
    Кнопка: 'После текста: `action`.',
    ...errorPart,
  },
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
          autoComplete="off"
          maxLength={6}
          description="Шесть цифр из письма"
        />
      ),
      doWords: 'Сказано, что набирать и где это взять; телефон покажет цифры.',
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
    type: 'Что набирают; от этого зависит, чем поможет браузер.',
    inputMode: 'Какую клавиатуру покажет телефон.',
    autoComplete: 'Что может подставить браузер.',
    iconStart: 'Значок перед текстом.',
    action: 'Кнопка после текста: показать, очистить.',
  },
}
