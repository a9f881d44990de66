import { Alert } from '@parket/ui/components/Alert'
import { Button } from '@parket/ui/components/Button'
import { ErrorSummary } from '@parket/ui/components/ErrorSummary'
import { Stack } from '@parket/ui/components/Stack'
import { TextField } from '@parket/ui/components/TextField'
import { useState } from 'react'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

const MISTAKE = 'Введите корректный адрес электронной почты.'

/** The list takes the focus as it appears: it waits for the press, or the page would open at it. */
function SentForm() {
  const [isSent, setIsSent] = useState(false)
  return (
    <Stack>
      {isSent && (
        <ErrorSummary
          title="Проверьте заявку"
          errors={[{ fieldId: 'guide-email', text: MISTAKE }]}
        />
      )}
      <TextField
        id="guide-email"
        label="Email"
        type="email"
        defaultValue="maria@"
        error={isSent ? MISTAKE : undefined}
      />
      <Button onPress={() => setIsSent(true)}>Отправить</Button>
    </Stack>
  )
}

export const guide: ComponentGuide = {
  when: 'После неудачной отправки формы длиннее двух-трёх полей.',
  whenNot: 'Человек ещё печатает. Ошибок у полей список не заменяет: нужны и те, и другие.',
  anatomy: {
    Заголовок: 'Что проверить: «Проверьте заявку».',
    Строки: 'Каждая ведёт к своему полю; порядок — как на странице.',
  },
  pairs: [
    {
      do: <SentForm />,
      doWords: 'Строка ведёт к полю, и у поля те же слова.',
      dont: (
        <Stack>
          <Alert tone="critical" title="Форма не отправлена">
            Исправьте ошибки.
          </Alert>
          <TextField label="Email" type="email" defaultValue="maria@" />
        </Stack>
      ),
      dontWords: 'Какие ошибки и где они, надо искать самому.',
    },
  ],
  keys: {
    Tab: 'По строкам списка. Сам список берёт фокус, как только появился.',
    Enter: 'Переносит фокус в поле.',
  },
  props: {
    ...elementWords,
    title: 'Что это за список: «Проверьте заявку».',
    errors:
      'Ошибки в любом порядке: встанут, как поля на странице, последними — те, у которых поля нет.',
  },
  parts: {
    ErrorSummaryItem: {
      fieldId: '`id` поля или группы, к которым относится ошибка.',
      text: 'Что не так, теми же словами, что у поля. К тексту, общему для многих полей, добавится подпись поля.',
      isOfWhole: 'Ошибка не только этого поля: его имя сбило бы с толку.',
    },
  },
}
