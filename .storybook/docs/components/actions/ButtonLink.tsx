import { Button } from '@parket/ui/components/Button'
import { ButtonLink } from '@parket/ui/components/ButtonLink'
import type { ComponentGuide } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { buttonLookWords, elementWords, focusWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Главный путь дальше по страницам: «Зарегистрироваться», «К турниру».',
  whenNot: 'Нажатие что-то меняет: `Button`; ссылка внутри текста: `Link`.',
  anatomy: {
    Значок: 'Перед словами, если помогает узнать, куда ведёт: `iconStart`.',
    Слова: 'Куда ведёт.',
    Цена: 'После черты: `price`.',
  },
  pairs: [
    {
      do: (
        <ButtonLink variant="primary" href="#registration">
          Зарегистрироваться
        </ButtonLink>
      ),
      doWords: 'Ведёт на другую страницу: её можно открыть в новой вкладке и переслать.',
      dont: (
        <Button variant="primary" onPress={nothing}>
          Зарегистрироваться
        </Button>
      ),
      dontWords: '`Button`, которая меняет адрес: её не открыть в новой вкладке и не скопировать.',
    },
    {
      do: <ButtonLink href="#card">Открыть заявку</ButtonLink>,
      doWords: 'Ссылка только открывает.',
      dont: <ButtonLink href="#pay">Отметить оплату</ButtonLink>,
      dontWords: 'Ссылка, которая меняет данные, сработает и от предзагрузки, и от кнопки «Назад».',
    },
  ],
  keys: {
    Tab: 'Приходит на ссылку.',
    Enter: 'Открывает. Пробел прокручивает страницу, как у всякой ссылки.',
  },
  props: {
    ...buttonLookWords,
    ...elementWords,
    ...focusWords,
    href: 'Куда ведёт.',
    isExternal: 'Открывает новую вкладку: другой сайт или картинку.',
    iconStart: 'Значок перед словами.',
    price: 'Сколько это стоит, после черты: «от 1 200 ₽».',
    'aria-label': 'Полное имя, если видимых слов мало; начинается с них.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
    children: 'Куда ведёт, словами.',
  },
}
