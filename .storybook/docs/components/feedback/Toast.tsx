import { createToastQueue, type ToastContent } from '@parket/ui/components/toastQueue'
import { Button } from '@parket/ui/components/Button'
import { ToastRegion } from '@parket/ui/components/ToastRegion'
import { useState } from 'react'
import { nothing, type ComponentGuide } from '../../componentGuide.ts'
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

export const guide: ComponentGuide = {
  when: 'Удачное действие и «Вернуть» к нему.',
  whenNot: 'Ошибка: она остаётся на месте в `Alert`; важное, что надо прочесть: тоже `Alert`.',
  anatomy: {
    Знак: 'Говорит тон.',
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
      dontWords: 'Ошибка уйдёт через шесть секунд, а исправлять её надо у поля или в `Alert`.',
    },
  ],
  keys: {
    Tab: 'На кнопки уведомления; пока фокус или мышь на нём, оно не уходит.',
    'Enter, Пробел': 'Нажимает «Вернуть» или крестик.',
  },
  props: {
    ...elementWords,
    queue: 'Очередь; её один раз делает `createToastQueue`.',
  },
  parts: {
    ToastQueue: {
      add: 'Показывает уведомление; больше трёх сразу не бывает, старое уходит.',
      close: 'Убирает уведомление.',
      subscribe: 'Для `useSyncExternalStore`.',
      getItems: 'Что показано сейчас.',
    },
  },
}
