import { ErrorState } from '@parket/ui/components/ErrorState'
import type { ComponentGuide } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Страница или раздел не загрузились: встаёт на место содержимого.',
  whenNot: 'Не удалось действие: `Alert` у кнопки; ошибка поля: `error` у поля.',
  anatomy: {
    Заголовок: 'Что не получилось.',
    Причина: 'Словами каталога ошибок: `message`.',
    Кнопки: '«Повторить» (`onRetry`) и другое действие (`action`).',
  },
  pairs: [
    {
      do: (
        <ErrorState
          headingLevel={3}
          message="Нет связи с сервером. Проверьте подключение и повторите."
          onRetry={nothing}
        />
      ),
      doWords: 'Причина и «Повторить» на месте того, что не загрузилось.',
      dont: <ErrorState headingLevel={3} title="Ошибка 500" message="Internal Server Error" />,
      dontWords: 'Код понятен разработчику, а не человеку, и сделать ничего нельзя.',
    },
  ],
  keys: { 'Enter, Пробел': 'На «Повторить» пробует ещё раз.' },
  props: {
    ...elementWords,
    title: 'Что не получилось. По умолчанию `Не получилось загрузить`.',
    headingLevel: 'Уровень заголовка на странице.',
    message: 'Что случилось, словами каталога ошибок.',
    onRetry: 'Пробует ещё раз. Без него нет кнопки «Повторить».',
    isRetrying: 'Новая попытка идёт.',
    action: 'Другое действие: например, ссылка на главную.',
  },
}
