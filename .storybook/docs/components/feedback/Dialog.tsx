import type { ReactNode } from 'react'
import { Button } from '@parket/ui/components/Button'
import { Dialog } from '@parket/ui/components/Dialog'
import { Stack } from '@parket/ui/components/Stack'
import { TextField } from '@parket/ui/components/TextField'
import { useState } from 'react'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

interface WindowProps {
  button: string
  title: string
  children: ReactNode
}

function Window({ button, title, children }: WindowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{button}</Button>
      <Dialog
        {...{ title, isOpen }}
        onClose={close}
        footer={<Button onPress={close}>Готово</Button>}
      >
        {children}
      </Dialog>
    </>
  )
}

export const guide: ComponentGuide = {
  when: 'Короткое дело, ради которого не стоит уходить со страницы: вход, отправка PIN.',
  whenNot:
    'Подтвердить удаление: `AlertDialog`; много полей или надо видеть страницу: `Drawer` или отдельная страница. Диалог не открывают из диалога.',
  anatomy: {
    Заголовок: 'О чём окно; это же имя произносится.',
    Содержимое: 'Фокус встаёт на первое, что можно нажать или набрать.',
    Кнопки: 'Внизу: `footer`.',
    Крестик: 'Закрывает; последний в порядке Tab.',
  },
  pairs: [
    {
      do: (
        <Window button="Отправить PIN" title="Отправить PIN">
          <TextField label="Email" type="email" />
        </Window>
      ),
      doWords: 'Одно короткое дело, и страница остаётся на месте.',
      dont: (
        <Window button="Новый турнир" title="Новый турнир">
          <Stack>
            <TextField label="Название" />
            <TextField label="Город" />
            <TextField label="Площадка" />
            <TextField label="Адрес" />
            <TextField label="Организатор" />
          </Stack>
        </Window>
      ),
      dontWords:
        'Большая форма в окне: нажатие мимо закроет её, и адреса у неё нет. Нужна страница.',
    },
  ],
  keys: {
    Tab: 'По содержимому; из окна фокус не уходит.',
    Esc: 'Закрывает; фокус возвращается туда, где был.',
  },
  props: {
    ...elementWords,
    title: 'О чём окно; это же имя произносится.',
    isOpen: 'Открыто ли окно.',
    onClose: 'Человек закрывает окно: Esc, крестиком или нажатием мимо.',
    maxWidth: 'Наибольшая ширина, px.',
    children: 'Содержимое; фокус встаёт на первое, что можно нажать или набрать.',
    footer: 'Кнопки внизу.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
}
