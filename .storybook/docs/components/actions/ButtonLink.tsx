import { Button } from '@parket/ui/components/Button'
import { ButtonLink } from '@parket/ui/components/ButtonLink'
import { nothing, type ComponentGuide } from '../../componentGuide.ts'
import { buttonLookWords, elementWords, focusWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Главный путь дальше по страницам: «Зарегистрироваться», «К турниру».',
  whenNot: 'Нажатие что-то меняет: `Button`; ссылка внутри текста: `Link`.',
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
      dontWords:
        '`Button`, который меняет адрес: средняя кнопка мыши и «Копировать ссылку» не работают.',
    },
    {
      do: <ButtonLink href="#card">Открыть заявку</ButtonLink>,
      doWords: 'Ссылка открывает, и больше ничего.',
      dont: <ButtonLink href="#pay">Отметить оплату</ButtonLink>,
      dontWords: 'Ссылка, которая меняет данные: сработает от предзагрузки и кнопки «Назад».',
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
    iconStart: 'Знак перед словами.',
    price: 'Сколько это стоит, после черты: «от 1 200 ₽».',
    'aria-label': 'Говорит больше видимых слов, когда их мало; начинается с них.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
    children: 'Куда ведёт, словами.',
  },
}
