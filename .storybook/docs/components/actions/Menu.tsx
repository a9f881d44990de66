import { Button } from '@parket/ui/components/Button'
import { IconButton } from '@parket/ui/components/IconButton'
import { Inline } from '@parket/ui/components/Inline'
import { Menu } from '@parket/ui/components/Menu'
import { MenuIcon } from '@parket/ui/icons/MenuIcon'
import type { ComponentGuide } from '../../componentGuide.ts'

const trigger = <Button>Ещё</Button>

export const guide: ComponentGuide = {
  when: 'Действий больше двух, и они не главные: строка таблицы, шапка турнира.',
  whenNot: 'Главное действие: ему место на виду, в `Button`; выбор значения: `Select`.',
  anatomy: {
    Кнопка: 'Открывает меню и даёт ему имя: `trigger`.',
    Пункт: 'Значок и слова; ведёт на страницу (`href`) или что-то делает (`onPress`).',
    Черта: 'Сама встаёт перед опасными пунктами: `tone="critical"`.',
  },
  pairs: [
    {
      do: (
        <Inline>
          <Button variant="primary">Опубликовать</Button>
          <Menu
            trigger={trigger}
            items={[
              { id: 'copy', label: 'Сделать копию' },
              { id: 'print', label: 'Напечатать' },
              { id: 'delete', label: 'Удалить', tone: 'critical' },
            ]}
          />
        </Inline>
      ),
      doWords: 'Главное на виду, остальное в меню, опасное последним за чертой.',
      dont: (
        <Menu
          trigger={trigger}
          items={[
            { id: 'delete', label: 'Удалить', tone: 'critical' },
            { id: 'publish', label: 'Опубликовать' },
          ]}
        />
      ),
      dontWords: 'Главное спрятано, а первым под рукой оказалось удаление.',
    },
    {
      do: (
        <Menu
          trigger={<IconButton aria-label="Действия с заявкой № 108" icon={<MenuIcon />} />}
          items={[
            { id: 'card', label: 'Открыть карточку' },
            { id: 'move', label: 'Перенести в другую номинацию' },
            { id: 'withdraw', label: 'Снять заявку', tone: 'critical' },
          ]}
        />
      ),
      doWords: 'Пункты — глаголы; у кнопки со значком есть имя.',
      dont: (
        <Menu
          trigger={<Button>Секция</Button>}
          items={[
            { id: 'folk', label: 'Folk' },
            { id: 'ballroom', label: 'Ballroom' },
          ]}
        />
      ),
      dontWords: 'Выбирают значение, а не действие: для этого `Select`.',
    },
  ],
  keys: {
    'Enter, Пробел, стрелка вниз':
      'Открывает меню и ставит фокус на первый пункт; стрелка вверх — на последний.',
    'Стрелки вверх и вниз': 'По пунктам, по кругу.',
    'Home, End': 'К первому и последнему пункту.',
    Буквы: 'К пункту, который с них начинается.',
    Enter: 'Выбирает пункт, пробел тоже.',
    Esc: 'Закрывает и возвращает фокус кнопке.',
  },
  props: {
    trigger:
      'Что открывает меню: `Button`, `IconButton` или своя `button`. Меню называется так же.',
    items: 'Из чего выбирают, по порядку.',
    ref: 'Открытое меню.',
  },
  parts: {
    MenuItem: {
      id: 'Уникальный в пределах меню.',
      label: 'Что случится или куда ведёт.',
      iconStart: 'Значок перед словами.',
      tone: '`critical` — у того, что удаляет или отменяет; перед ним встаёт черта.',
      isDisabled: 'Виден, но выбрать нельзя.',
      href: 'Адрес, если пункт ведёт на страницу.',
      onPress: 'Пункт выбрали мышью, пальцем, Enter или пробелом.',
    },
  },
}
