import { Button } from '@parket/ui/components/Button'
import { Popover } from '@parket/ui/components/Popover'
import { Stack } from '@parket/ui/components/Stack'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  when: 'Пара полей или пояснение, которое нужно не всем: выбор столбцов, «как посчитано».',
  whenNot:
    'Список действий: для него `Menu`; слово-другое: для него `Tooltip`; длинная форма: для неё `Drawer` или страница.',
  anatomy: {
    Кнопка: 'Открывает лист: `trigger`.',
    Заголовок: 'Что это.',
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
    'Enter, Пробел': 'На кнопке открывает; фокус переходит в лист.',
    Tab: 'По содержимому листа.',
    Esc: 'Закрывает, фокус возвращается кнопке. Нажатие мимо тоже закрывает.',
  },
  props: {
    trigger: 'Что открывает: `Button`, `IconButton` или своя `button`.',
    title: 'Что это, над содержимым.',
    ref: 'Сам лист.',
    children: 'Содержимое; функция получает, чем его закрыть.',
  },
}
