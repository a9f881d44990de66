import type { ReactNode } from 'react'
import { Button } from '@parket/ui/components/Button'
import { Drawer } from '@parket/ui/components/Drawer'
import { Select } from '@parket/ui/components/Select'
import { Text } from '@parket/ui/components/Text'
import { useState } from 'react'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

interface PanelProps {
  button: string
  title: string
  children: ReactNode
}

function Panel({ button, title, children }: PanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{button}</Button>
      <Drawer
        {...{ title, isOpen }}
        onClose={close}
        footer={<Button onPress={close}>Готово</Button>}
      >
        {children}
      </Drawer>
    </>
  )
}

export const guide: ComponentGuide = {
  when: 'Фильтры таблицы, карточка строки, подробности: то, ради чего не стоит уходить со страницы.',
  whenNot: 'Короткий вопрос: `AlertDialog`; отдельная работа со своим адресом: нужна страница.',
  anatomy: {
    Заголовок: 'О чём боковая панель; это же имя произносится.',
    Содержимое: 'Прокручивается между заголовком и кнопками.',
    Кнопки: 'Остаются внизу: `footer`.',
    Крестик: 'Закрывает; последний в порядке Tab.',
  },
  pairs: [
    {
      do: (
        <Panel button="Фильтры" title="Фильтры">
          <Select label="Секция" items={[{ value: 'folk', label: 'Folk' }]} defaultValue="folk" />
        </Panel>
      ),
      doWords: 'Настраивают то, что на странице, и видят её.',
      dont: (
        <Panel button="Удалить" title="Удалить заявку?">
          <Text>Её нельзя будет вернуть.</Text>
        </Panel>
      ),
      dontWords: 'Вопрос на одну строку занял пол-экрана: нужен `AlertDialog`.',
    },
  ],
  keys: {
    Tab: 'По содержимому; из боковой панели фокус не уходит.',
    Esc: 'Закрывает; фокус возвращается туда, где был.',
  },
  props: {
    ...elementWords,
    title: 'О чём боковая панель; это же имя произносится.',
    isOpen: 'Открыта ли боковая панель.',
    onClose: 'Человек закрывает её: Esc, крестиком или нажатием мимо.',
    children: 'Содержимое; прокручивается между заголовком и кнопками.',
    footer: 'Кнопки, которые остаются внизу, пока содержимое прокручивают.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
}
