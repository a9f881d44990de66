import { createToastQueue, type ToastContent } from '@parket/ui/components/toastQueue'
import { Button } from '@parket/ui/components/Button'
import { ToastRegion } from '@parket/ui/components/ToastRegion'
import { useState } from 'react'
import type { ComponentGuide, Words } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { elementWords } from '../../sharedWords.ts'

function Said({ content }: { content: ToastContent }) {
  const [queue] = useState(createToastQueue)
  return (
    <>
      <Button onPress={() => queue.add(content)}>Показать</Button>
      <ToastRegion queue={queue} />
    </>
  )
}

const contentWords = {
  text: 'Что сделано.',
  tone: 'Смысл; его показывает значок. По умолчанию `positive`.',
  action: 'Путь назад: слова на кнопке и что она делает.',
} satisfies Words

export const guide: ComponentGuide = {
  when: 'Действие удалось; если оно обратимо, рядом стоит «Вернуть».',
  whenNot: 'Ошибка или важное, что надо прочесть: они остаются на месте, в `Alert`.',
  anatomy: {
    Значок: 'Показывает тон.',
    Слова: 'Что сделано.',
    Действие: 'Путь назад: «Вернуть».',
    Крестик: 'Закрывает.',
  },
  pairs: [
    {
      do: (
        <Said
          content={{
            text: 'Заявка № 108 снята',
            tone: 'info',
            action: { label: 'Вернуть', onPress: nothing },
          }}
        />
      ),
      doWords: 'Сделано сразу, и есть путь назад.',
      dont: <Said content={{ text: 'Не удалось сохранить: название занято', tone: 'caution' }} />,
      dontWords: 'Ошибка уйдёт через шесть секунд, а должна стоять у поля или в `Alert`.',
    },
  ],
  keys: {
    Tab: 'К кнопкам уведомления; пока на нём фокус или мышь, оно не уходит.',
    'Enter, Пробел': 'Нажимает «Вернуть» или крестик.',
  },
  props: {
    ...elementWords,
    queue: 'Очередь уведомлений: её один раз создаёт `createToastQueue`.',
  },
  parts: {
    ToastQueue: {
      add: 'Показывает уведомление и возвращает его номер; больше трёх сразу не бывает, старое уходит.',
      close: 'Убирает уведомление с этим номером.',
      subscribe: 'Подписка для `useSyncExternalStore`.',
      getItems: 'Что показано сейчас.',
    },
    ToastContent: contentWords,
    ToastItem: {
      ...contentWords,
      id: 'Номер, который вернул `add`.',
    },
  },
}
