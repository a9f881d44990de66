import { Button } from '@parket/ui/components/Button'
import { Inline } from '@parket/ui/components/Inline'
import type { ComponentGuide } from '../../componentGuide.ts'
import { buttonLookWords, controlWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Нажатие что-то делает: отправляет, сохраняет, открывает диалог. Одна `primary` на экран, на рисунке вместо неё `onPicture`; `critical` — там, где что-то пропадёт. Цена стоит в кнопке после черты: `price`.',
  whenNot:
    'Нажатие ведёт на другую страницу: `ButtonLink` или `Link`; места мало и знак ясен без слов: `IconButton`. Пока идёт работа — `isPending`, а не `isDisabled`: фокус остаётся.',
  anatomy: {
    Знак: 'Перед словами, если он помогает узнать действие: `iconStart`.',
    Слова: 'Глагол: что случится.',
    Цена: 'После черты: `price`.',
  },
  pairs: [
    {
      do: <Button variant="primary">Сохранить</Button>,
      doWords: 'Кнопка говорит, что случится.',
      dont: <Button variant="primary">ОК</Button>,
      dontWords: '«ОК» заставляет перечитывать всё над кнопкой.',
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
      dontWords: 'Две главные спорят, и человек выбирает за нас.',
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
      dontWords: 'Погасшая кнопка теряет фокус и молчит, почему её нельзя нажать.',
    },
    {
      do: <Button tone="critical">Снять заявку</Button>,
      doWords: '`critical` у того, что пропадёт; красным контуром, пока не спросили.',
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
    type: '`submit` отправляет форму, в которой стоит.',
    isDisabled: 'Видна, но нажать нельзя.',
    isPending: 'Действие идёт: крутится кольцо, нажатия ничего не делают, фокус остаётся.',
    onPress: 'Нажали мышью, пальцем, Enter или пробелом.',
    iconStart: 'Знак перед словами.',
    price: 'Сколько это стоит, после черты: «от 1 200 ₽».',
    popoverTarget: '`id` листа `popover`, который она открывает без скрипта.',
    'aria-label': 'Говорит больше видимых слов, когда их мало; начинается с них.',
    onClick: 'Для компонента вокруг (`Menu`). Страница пишет `onPress`.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
    children: 'Что случится по нажатию: глагол.',
  },
}
