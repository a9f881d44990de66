import { AlertDialog } from '@parket/ui/components/AlertDialog'
import { Button } from '@parket/ui/components/Button'
import { useState } from 'react'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

interface QuestionProps {
  title: string
  confirmLabel: string
  children: string
}

function Question({ title, confirmLabel, children }: QuestionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button tone="critical" onPress={() => setIsOpen(true)}>
        {title}
      </Button>
      <AlertDialog {...{ title, isOpen, confirmLabel }} onConfirm={close} onCancel={close}>
        {children}
      </AlertDialog>
    </>
  )
}

export const guide: ComponentGuide = {
  when: 'Действие необратимо: удаление турнира или учётной записи. В тексте сказано, что исчезнет; на кнопке — глагол из вопроса.',
  whenNot: 'Действие обратимо: сделайте его сразу и предложите «Вернуть» в `Toast`.',
  anatomy: {
    Вопрос: 'Глагол и предмет: «Удалить турнир?».',
    Текст: 'Что исчезнет и не вернётся.',
    Отмена: 'Слева; фокус вначале на ней.',
    Подтверждение: 'Глагол из вопроса.',
  },
  pairs: [
    {
      do: (
        <Question title="Удалить турнир?" confirmLabel="Удалить">
          Исчезнут 118 заявок и все оценки. Вернуть их нельзя.
        </Question>
      ),
      doWords: 'Сказано, что пропадёт, и на кнопке глагол из вопроса.',
      dont: (
        <Question title="Вы уверены?" confirmLabel="Да">
          Это действие нельзя отменить.
        </Question>
      ),
      dontWords: 'О каком действии речь, надо помнить, а «Да» нажимают не читая.',
    },
  ],
  keys: {
    Tab: 'По кнопкам; из диалога фокус не уходит.',
    Esc: 'То же, что «Отмена». Нажатие мимо не делает ничего.',
    Enter: 'Нажимает кнопку в фокусе: вначале «Отмену».',
  },
  props: {
    ...elementWords,
    title: 'Вопрос: «Удалить турнир?».',
    isOpen: 'Открыт ли диалог.',
    children: 'Что исчезнет и не вернётся.',
    confirmLabel: 'Глагол из вопроса: «Удалить», а не «Да».',
    cancelLabel: 'Слова на кнопке, которая ничего не меняет. По умолчанию `Отмена`.',
    tone: '`critical` — для того, что удаляет или отменяет.',
    onConfirm: 'Подтвердили.',
    onCancel: 'Отменили кнопкой или Esc. Нажатие мимо ничего не делает: вопрос ждёт ответа.',
    isPending: 'Действие идёт.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
}
