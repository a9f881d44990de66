import { Checkbox } from '@parket/ui/components/Checkbox'
import type { ComponentGuide } from '../../componentGuide.ts'
import { errorPart, toggleWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Согласие, признак, один из нескольких независимых пунктов.',
  whenNot: 'Действует сразу, без «Сохранить»: `Switch`; выбирают одно из нескольких: `RadioGroup`.',
  anatomy: {
    Флажок: 'Стоит или нет.',
    Подпись: 'С чем соглашаются; нажимается вместе с флажком.',
    Пояснение: 'Под подписью: `description`.',
    ...errorPart,
  },
  pairs: [
    {
      do: <Checkbox label="Согласен на обработку персональных данных" name="consent" isRequired />,
      doWords: 'Утверждение, с которым соглашаются; вначале флажок не стоит.',
      dont: <Checkbox label="Не присылать новости" name="no_news" defaultSelected />,
      dontWords: 'Отрицание, и флажок уже стоит: непонятно, что значит его снять.',
    },
    {
      do: (
        <Checkbox
          label="Нужна парковка"
          description="Покажем, где встать, в письме перед турниром."
        />
      ),
      doWords: 'Пояснение стоит под подписью и нажимается вместе с ней.',
      dont: <Checkbox label="Приём заявок открыт" />,
      dontWords: 'Действует сразу, без «Сохранить»: для этого `Switch`.',
    },
  ],
  keys: {
    Tab: 'Приходит на флажок.',
    Пробел: 'Ставит и снимает.',
  },
  props: {
    ...toggleWords,
    value: 'Что уходит с формой, когда флажков с одним именем несколько.',
  },
}
