import { Link } from '@parket/ui/components/Link'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords, focusWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Ведёт на страницу или в другой раздел, открывает почту или звонок.',
  whenNot: 'Нажатие что-то делает: `Button`. Слова «здесь» и «подробнее» сами по себе не пишут.',
  pairs: [
    {
      do: (
        <Text>
          Порядок возврата описан в <Link href="#rules">положении о турнире</Link>.
        </Text>
      ),
      doWords: 'Слова ссылки понятны и без предложения вокруг.',
      dont: (
        <Text>
          Порядок возврата описан <Link href="#rules">здесь</Link>.
        </Text>
      ),
      dontWords: 'В списке ссылок, который читают вслух, останется «здесь».',
    },
    {
      do: (
        <Link href="#rules" isExternal>
          Положение (откроется в новой вкладке)
        </Link>
      ),
      doWords: 'Рядом с формой: набранное не пропадёт, и о вкладке сказано.',
      dont: <Link href="#delete">Удалить заявку</Link>,
      dontWords: 'Ссылка что-то делает: это `Button`.',
    },
  ],
  keys: { Tab: 'Приходит на ссылку.', Enter: 'Открывает.' },
  props: {
    ...elementWords,
    ...focusWords,
    href: 'Куда ведёт.',
    isQuiet:
      'Того же цвета, что слова вокруг, и подчёркнута только под мышью: для заголовков и списков ссылок.',
    isStretched: 'Нажимается вся `Card` вокруг неё (`isLinked`).',
    isExternal: 'Открывает новую вкладку: другой сайт или текст рядом с формой.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
    children: 'Куда ведёт: слова, понятные и без соседних.',
  },
}
