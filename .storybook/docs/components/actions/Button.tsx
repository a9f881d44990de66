import { Button } from '@parket/ui/components/Button'
import { Inline } from '@parket/ui/components/Inline'
import type { ComponentGuide } from '../../componentGuide.ts'
import { buttonLookWords, controlWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Нажатие что-то делает: отправляет, сохраняет, открывает диалог. На экране одна `primary`, на картинке турнира вместо неё `onPicture`; `critical` — для того, что удаляет или отменяет. Цену пишут в самой кнопке: `price`.',
  whenNot:
    'Нажатие ведёт на другую страницу: `ButtonLink` или `Link`; места мало, и значок понятен без слов: `IconButton`. Пока идёт работа, задают `isPending`, а не `isDisabled`: фокус остаётся.',
  anatomy: {
    Значок: 'Перед словами, если помогает узнать действие: `iconStart`.',
    Слова: 'Глагол: что случится.',
    Цена: 'После черты: `price`.',
  },
  pairs: [
    {
      do: <Button variant="primary">Сохранить</Button>,
      doWords: 'Кнопка говорит, что случится.',
      dont: <Button variant="primary">ОК</Button>,
      dontWords: '«ОК» заставляет перечитывать всё, что над кнопкой.',
    },
    {
      do: (
        <Inline>
          <Button variant="primary">Подать заявку</Button>
          <Button>Сохранить черновик</Button>
        </Inline>
      ),
      doWords: 'Одна главная кнопка: взгляд идёт к ней.',
      dont: (
        <Inline>
          <Button variant="primary">Подать заявку</Button>
          <Button variant="primary">Сохранить черновик</Button>
        </Inline>
      ),
      dontWords: 'Две главные кнопки спорят: какая важнее, человеку приходится решать самому.',
    },
    {
      do: (
        <Button variant="primary" isPending>
          Отправить
        </Button>
      ),
      doWords: 'Пока идёт работа, `isPending`: видно, что она идёт, и фокус остаётся.',
      dont: (
        <Button variant="primary" isDisabled>
          Отправить
        </Button>
      ),
      dontWords: 'Погашенная кнопка теряет фокус и не говорит, почему её нельзя нажать.',
    },
    {
      do: <Button tone="critical">Снять заявку</Button>,
      doWords: 'Опасное действие — `critical`; пока не спросили, красный только контур.',
      dont: (
        <Button variant="primary" tone="critical">
          Снять заявку
        </Button>
      ),
      dontWords: 'Красная заливка на странице зовёт нажать. Её место в `AlertDialog`.',
    },
  ],
  keys: {
    Tab: 'Приходит на кнопку.',
    'Enter, Пробел': 'Нажимает. Пока `isPending`, не делает ничего.',
  },
  props: {
    ...buttonLookWords,
    ...controlWords,
    type: '`submit` отправляет форму, в которой стоит кнопка.',
    isDisabled: 'Видна, но нажать нельзя.',
    isPending: 'Действие идёт: крутится кольцо, нажатия ничего не делают, фокус остаётся.',
    onPress: 'Нажали мышью, пальцем, Enter или пробелом.',
    iconStart: 'Значок перед словами.',
    price: 'Сколько это стоит, после черты: «от 1 200 ₽».',
    popoverTarget: '`id` элемента `popover`, который кнопка открывает без скрипта.',
    'aria-label': 'Полное имя, если видимых слов мало; начинается с них.',
    onClick: 'Для компонента-обёртки (`Menu`). На странице пишут `onPress`.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
    children: 'Что случится по нажатию: глагол.',
  },
}
