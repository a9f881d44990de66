import { PasswordField } from '@parket/ui/components/PasswordField'
import { Stack } from '@parket/ui/components/Stack'
import type { ComponentGuide } from '../../componentGuide.ts'
import { errorPart, questionParts, textLineWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Вход и смена пароля; `autoComplete` говорит, новый он или прежний.',
  whenNot: 'PIN заявки и коды: `TextField` с `inputMode="numeric"`.',
  anatomy: {
    ...questionParts,
    Пароль: 'Точками, пока его не показали.',
    Глаз: 'Кнопка, которая показывает и скрывает пароль.',
    ...errorPart,
  },
  pairs: [
    {
      do: (
        <PasswordField label="Новый пароль" autoComplete="new-password" description="От 8 знаков" />
      ),
      doWords: 'Требование стоит до набора, а браузер предложит свой пароль.',
      dont: (
        <Stack>
          <PasswordField label="Новый пароль" />
          <PasswordField label="Повторите пароль" />
        </Stack>
      ),
      dontWords:
        'Второе поле не нужно: набранное можно показать. К тому же браузер подставит прежний пароль.',
    },
  ],
  keys: {
    Tab: 'Из поля к кнопке «Показать пароль».',
    'Enter, Пробел': 'На кнопке показывает и скрывает пароль.',
  },
  props: {
    ...textLineWords,
    autoComplete: 'Какой пароль предложит браузер: прежний или новый.',
  },
}
