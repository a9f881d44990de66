import { Checkbox } from '@parket/ui/components/Checkbox'
import type { ComponentGuide } from '../../componentGuide.ts'
import { toggleWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Согласие, признак, один из нескольких независимых пунктов.',
  whenNot: 'Действует сразу, без «Сохранить»: `Switch`; выбирают одно из нескольких: `RadioGroup`.',
  pairs: [
    {
      do: <Checkbox label="Согласен на обработку персональных данных" name="consent" isRequired />,
      doWords: 'Утверждение, с которым соглашаются; вначале пусто.',
      dont: <Checkbox label="Не присылать новости" name="no_news" defaultSelected />,
      dontWords: 'Галочка с отрицанием и уже стоит: непонятно, что значит её снять.',
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
