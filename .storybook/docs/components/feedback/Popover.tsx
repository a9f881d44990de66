import { Button } from '@parket/ui/components/Button'
import { Popover } from '@parket/ui/components/Popover'
import { Stack } from '@parket/ui/components/Stack'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  when: 'Пара полей или пояснение, которое нужно не всем: выбор столбцов, «как посчитано».',
  whenNot: 'Список действий: `Menu`; пара слов: `Tooltip`; длинная форма: `Drawer` или страница.',
  anatomy: {
    Кнопка: 'Открывает всплывающее окно: `trigger`.',
    Заголовок: 'О чём окно.',
    Содержимое: 'Пара полей или пояснение.',
  },
  pairs: [
    {
      do: (
        <Popover trigger={<Button>Как посчитано</Button>} title="Как посчитано">
          <Text>Сумма мест в финале; при равенстве — в полуфинале.</Text>
        </Popover>
      ),
      doWords: 'Пояснение для тех, кто спросил.',
      dont: (
        <Popover trigger={<Button>Действия</Button>} title="Действия">
          <Stack>
            <Button>Изменить</Button>
            <Button>Удалить</Button>
          </Stack>
        </Popover>
      ),
      dontWords: 'Список действий: в `Menu` по нему ходят стрелками.',
    },
  ],
  keys: {
    'Enter, Пробел': 'На кнопке открывает всплывающее окно; фокус переходит в него.',
    Tab: 'По содержимому окна.',
    Esc: 'Закрывает; фокус возвращается на кнопку. Нажатие мимо тоже закрывает.',
  },
  props: {
    trigger: 'Что открывает: `Button`, `IconButton` или своя `button`.',
    title: 'О чём всплывающее окно, над содержимым.',
    ref: 'Само всплывающее окно.',
    children: 'Содержимое или функция, которая получает `close` и закрывает им окно.',
  },
}
